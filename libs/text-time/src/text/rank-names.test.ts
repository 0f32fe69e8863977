import { describe, expect, it, test, vi } from 'vitest';
import { matchNames } from './match-names';
import type { Named } from './named';
import { findByName, meaningOf, rankByName } from './rank-names';

vi.mock('./match-names', { spy: true });

const stations: (Named & { code: string })[] = [
  { code: 'BL10', names: { th: 'เตาปูน', en: 'Tao Poon' }, aliases: ['PP16'] },
  { code: 'BL11', names: { th: 'บางซื่อ', en: 'Bang Sue' }, aliases: ['กรุงเทพอภิวัฒน์'] },
  { code: 'BL13', names: { th: 'สวนจตุจักร', en: 'Chatuchak Park' }, aliases: ['Jatujak'] },
  { code: 'BL15', names: { th: 'ลาดพร้าว', en: 'Lat Phrao' }, aliases: ['Ladprao'] },
  {
    code: 'BL20',
    names: { th: 'พระราม 9', en: 'Phra Ram 9' },
    aliases: ['Rama 9', 'Rama IX'],
  },
  {
    code: 'BL22',
    names: { th: 'สุขุมวิท', en: 'Sukhumvit' },
    aliases: ['Asok', 'Asoke', 'อโศก'],
  },
  { code: 'BL27', names: { th: 'สามย่าน', en: 'Sam Yan' } },
  { code: 'BL28', names: { th: 'หัวลำโพง', en: 'Hua Lamphong' } },
  { code: 'BL30', names: { th: 'สามยอด', en: 'Sam Yot' } },
  { code: 'YL01', names: { th: 'ลาดพร้าว', en: 'Lat Phrao' } },
  { code: 'YL02', names: { th: 'ภาวนา', en: 'Phawana' } },
  { code: 'PK01', names: { th: 'ศูนย์ราชการนนทบุรี', en: 'Nonthaburi Civic Centre' } },
  { code: 'PK22', names: { th: 'ลาดปลาเค้า', en: 'Lat Pla Khao' } },
];

const codesFor = (text: string) => rankByName(stations, text).map(({ code }) => code);

describe('a station is found', () => {
  test.each([
    ['by its Thai name', 'สุขุมวิท', ['BL22']],
    ['by its English name', 'sukhumvit', ['BL22']],
    ['by the beginning of its name', 'สุข', ['BL22']],
    ['by a later word of the name', 'park', ['BL13']],
    ['by a part inside its name', 'จตุจักร', ['BL13']],
    ['by its code', 'BL22', ['BL22']],
    ['by its code in other punctuation and case', 'bl-22', ['BL22']],
    ['by a second code', 'pp16', ['BL10']],
    ['by an old name', 'asoke', ['BL22']],
    ['by an alias in Thai', 'อโศก', ['BL22']],
    ['with Thai digits', 'พระราม ๙', ['BL20']],
    ['without its spaces', 'phraram9', ['BL20']],
    ['with the word station before the name', 'สถานีสามย่าน', ['BL27']],
    ['with the word station after the name', 'Sam Yan station', ['BL27']],
    ['without tone marks', 'สามยาน', ['BL27']],
    ['with a wrong tone mark', 'บางซื้อ', ['BL11']],
    ['without the silencer', 'ศูนยราชการ', ['PK01']],
    ['with ำ typed as two characters', 'หัวลําโพง', ['BL28']],
  ])('%s: %s', (_, text, codes) => {
    expect(codesFor(text)).toEqual(codes);
  });
});

describe('the better match comes first', () => {
  test.each([
    ['a whole name before a beginning', 'ลาดพร้าว', ['BL15', 'YL01']],
    ['equal matches keep their order', 'lat', ['BL15', 'YL01', 'PK22']],
    ['beginnings before parts inside', 'สาม', ['BL27', 'BL30']],
    ['a beginning before a later word', 'ph', ['BL20', 'YL02', 'BL15', 'YL01', 'BL28']],
    [
      'names before codes, codes before aliases',
      'p',
      ['BL20', 'YL02', 'PK01', 'PK22', 'BL10', 'BL13', 'BL15', 'YL01', 'BL28'],
    ],
    ['marks as typed before no marks', 'ย่าน', ['BL27']],
  ])('%s: %s', (_, text, codes) => {
    expect(codesFor(text)).toEqual(codes);
  });
});

describe('a name that differs from the signs', () => {
  test.each([
    ['sounds the same', 'sukumvit', ['BL22']],
    ['sounds the same', 'Jatujak Park', ['BL13']],
    ['sounds the same in an older spelling', 'Ladprao', ['BL15', 'YL01']],
    ['sounds like its beginning', 'Pra Ram', ['BL20']],
    ['has the American spelling', 'Nonthaburi Civic Center', ['PK01']],
    ['has the English form of a word', 'Rama9', ['BL20']],
    ['has additional letters', 'Sukkhhumvitt', ['BL22']],
    ['has two letters swapped', 'Sukhumivt', ['BL22']],
    ['has a wrong Thai letter', 'สุขุมวิด', ['BL22']],
    ['has a missing Thai letter', 'หัวลำโพ', ['BL28']],
    ['is too short for mistakes', 'sym', []],
  ])('%s: %s', (_, text, codes) => {
    const named = stations.map(({ aliases: _aliases, ...station }) => station);
    expect(rankByName(named, text).map(({ code }) => code)).toEqual(codes);
  });
});

test.each(['', '   ', 'สถานี', '-'])('%j matches every station', (text) => {
  expect(codesFor(text)).toHaveLength(stations.length);
});

test.each(['xyz', '็', 'BL99'])('%j matches no station', (text) => {
  expect(codesFor(text)).toEqual([]);
});

describe('a full name', () => {
  test.each([
    ['สุขุมวิท', ['BL22']],
    ['สถานีสุขุมวิท', ['BL22']],
    ['Asok', ['BL22']],
    ['yl01', ['YL01']],
    ['หัวลำโพง', ['BL28']],
    ['สามยาน', ['BL27']],
    ['Sukumvit', ['BL22']],
    ['ลาดพร้าว', ['BL15', 'YL01']],
    ['Latprao', ['BL15', 'YL01']],
    ['Latprow', []],
    // a match by spelling excludes YL01, which only sounds the same
    ['Ladprao', ['BL15']],
    ['สุข', []],
    ['', []],
  ])('%j finds %j', (text, codes) => {
    expect(findByName(stations, text).map(({ code }) => code)).toEqual(codes);
  });
});

describe('the meaning of a text', () => {
  const codesOf = (things: readonly { code: string }[]) => things.map(({ code }) => code);

  test.each(['Sukhumvit', 'สุขุมวิท', 'สถานีสุขุมวิท', 'bl 22', 'Asok', 'Rama 9', 'ลาดพร้าว'])(
    '%j is a name as it is spelt: the names are not ranked',
    (text) => {
      vi.mocked(matchNames).mockClear();
      expect(meaningOf(stations, text).named).not.toEqual([]);
      expect(matchNames).not.toHaveBeenCalled();
    },
  );

  it('is a similar name where no name is whole, ranked once', () => {
    vi.mocked(matchNames).mockClear();
    const { named, similar } = meaningOf(stations, 'Sukhunvit');
    expect([codesOf(named), codesOf(similar)]).toEqual([[], ['BL22']]);
    expect(matchNames).toHaveBeenCalledOnce();
  });

  it('is nothing similar where a name is whole', () => {
    expect(meaningOf(stations, 'สามยาน').similar).toEqual([]);
  });

  test.each(['BL22 สุขุมวิท', 'Sukhumvit (BL22)', 'Sukhumvit station bl22', 'bl022', '(BL22)'])(
    '%j is a code, alone or beside its name',
    (text) => {
      expect(codesOf(meaningOf(stations, text).named)).toEqual(['BL22']);
    },
  );

  it('is both things where a code is beside the name of another thing', () => {
    const { named, similar } = meaningOf(stations, 'Sam Yan (BL22)');
    expect([codesOf(named), codesOf(similar)]).toEqual([[], ['BL22', 'BL27']]);
  });

  it('has names before codes and other names', () => {
    const twins = [
      { code: 'X1', names: { th: 'หนึ่ง', en: 'One' }, aliases: ['Silom'] },
      { code: 'X2', names: { th: 'สีลม', en: 'Silom' } },
    ];
    expect(codesOf(meaningOf(twins, 'Silom').named)).toEqual(['X2', 'X1']);
  });
});

describe('stations of several systems', () => {
  const named = (code: string, th: string, en: string, aliases: string[] = []) => ({
    code,
    names: { th, en },
    aliases,
  });
  const all = [
    named('BL15', 'ลาดพร้าว', 'Lat Phrao'),
    named('BL34', 'บางหว้า', 'Bang Wa'),
    named('YL17', 'ศรีเอี่ยม', 'Si Iam'),
    named('N8', 'หมอชิต', 'Mo Chit'),
    named('CEN', 'สยาม', 'Siam'),
    named('S7', 'กรุงธนบุรี', 'Krung Thon Buri'),
    named('S12', 'บางหว้า', 'Bang Wa'),
    named('A1', 'สุวรรณภูมิ', 'Suvarnabhumi', ['Suwannaphum']),
    named('RN08', 'ดอนเมือง', 'Don Mueang'),
    named('airport', 'ท่าอากาศยานดอนเมือง', 'Don Mueang Airport', ['สนามบินดอนเมือง', 'DMK']),
  ];

  test.each([
    ['Siam', ['CEN']],
    ['siam', ['CEN']],
    ['สยาม', ['CEN']],
    ['ศรีเอี่ยม', ['YL17']],
    ['Don Mueang', ['RN08']],
    ['don muang', ['RN08']],
    ['ดอนเมือง', ['RN08']],
    ['สถานีดอนเมือง', ['RN08']],
    ['สนามบินดอนเมือง', ['airport']],
    ['Suvarnabhumi', ['A1']],
    ['สุวรรณภูมิ', ['A1']],
    ['Suwannaphum', ['A1']],
    ['N 8', ['N8']],
    ['n8', ['N8']],
    ['BL 15', ['BL15']],
    ['bl-15', ['BL15']],
    ['S7', ['S7']],
    ['s 7', ['S7']],
    ['rn 08', ['RN08']],
    // equal matches keep their order: own stations are listed first
    ['บางหว้า', ['BL34', 'S12']],
    ['bang wa', ['BL34', 'S12']],
  ])('%j finds %j', (text, codes) => {
    expect(findByName(all, text).map(({ code }) => code)).toEqual(codes);
    expect(
      rankByName(all, text)
        .map(({ code }) => code)
        .slice(0, codes.length),
    ).toEqual(codes);
  });
});

test('things without a code or aliases are found by name', () => {
  const [first, second] = [{ names: { th: 'หนึ่ง', en: 'One' } }, { names: { th: 'สอง', en: 'Two' } }];
  expect(rankByName([first, second], 'สอง')).toEqual([second]);
  expect(findByName([first, second], 'one')).toEqual([first]);
});
