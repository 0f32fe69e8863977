import { lineMarks } from '@raang/text-time';
import { forwardRef, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import { keptHtml } from './kept-lines';
import { KeptWords } from './kept-words';

const marked = (text: string) => text.replaceAll('[', lineMarks.open).replaceAll(']', lineMarks.close);
const name = marked('[ลาดพร้าว]');
const at = marked('ที่[ลาดพร้าว]');

const Inner = forwardRef<HTMLParagraphElement, { children: ReactNode }>((props, ref) => (
  <p ref={ref} {...props} />
));
const Passing = ({ children }: { children: ReactNode }) => <p>{children}</p>;
Inner.displayName = 'Inner';

describe('a marked phrase', () => {
  test.each([
    ['alone is one element', <p key="">{name}</p>, '<p><n-b>ลาดพร้าว</n-b></p>'],
    [
      'in a text has one element around both, as one item of a flex container',
      <p key="">{at}</p>,
      '<p><span>ที่<n-b>ลาดพร้าว</n-b></span></p>',
    ],
    [
      'shares that element with the texts next to it',
      <p key="">
        <i />
        {at} ({'BL15'})
      </p>,
      '<p><i></i><span>ที่<n-b>ลาดพร้าว</n-b> (BL15)</span></p>',
    ],
    [
      'of several pieces may break between them',
      <p key="">{marked('[[ก][ข]]')}</p>,
      '<p><span class="kept-whole"><n-b>ก</n-b><wbr/><n-b>ข</n-b></span></p>',
    ],
    [
      'breaks from one that it touches',
      <p key="">{marked('[ก][[ข][ค]] [ง]')}</p>,
      '<p><span><n-b>ก</n-b><wbr/><span class="kept-whole"><n-b>ข</n-b><wbr/><n-b>ค</n-b></span> <n-b>ง</n-b></span></p>',
    ],
    [
      'in a fragment',
      <p key="">
        <>{name}</>
      </p>,
      '<p><n-b>ลาดพร้าว</n-b></p>',
    ],
    ['in a component of a package', <Inner key="">{name}</Inner>, '<p><n-b>ลาดพร้าว</n-b></p>'],
    [
      'in content that a component passes on',
      <Passing key="">
        <i />
        {at}
      </Passing>,
      '<p><i></i><span>ที่<n-b>ลาดพร้าว</n-b></span></p>',
    ],
  ])('%s', (_, element, html) => {
    expect(renderToStaticMarkup(element)).toBe(html);
  });

  test.each([
    ['attributes', <p key="" title={at} />, '<p title="ที่ลาดพร้าว"></p>'],
    [
      'options',
      <option key="" value={name}>
        {at}
      </option>,
      '<option value="ลาดพร้าว">ที่ลาดพร้าว</option>',
    ],
    [
      'drawings',
      <svg key="">
        <text>{at}</text>
      </svg>,
      '<svg><text>ที่ลาดพร้าว</text></svg>',
    ],
  ])('is as typed in %s', (_, element, html) => {
    expect(renderToStaticMarkup(element)).toBe(html);
  });
});

it('words of another runtime keep their lines, at any depth', () => {
  const words = [at, <b key="b">{'x'}</b>];
  expect(renderToStaticMarkup(<KeptWords>{words}</KeptWords>)).toBe(
    '<span>ที่<n-b>ลาดพร้าว</n-b></span><b>x</b>',
  );
});

it('HTML has breaks between marks that touch', () => {
  expect(keptHtml(marked('<p>[ก][[ข][ค]][ง]</p>'))).toBe(
    '<p><n-b>ก</n-b><wbr><span class="kept-whole"><n-b>ข</n-b><wbr><n-b>ค</n-b></span><wbr><n-b>ง</n-b></p>',
  );
});

it('HTML has elements for its marks', () => {
  expect(keptHtml(marked('<p>ที่[ลาดพร้าว] [[ก] [ข]]</p>'))).toBe(
    '<p>ที่<n-b>ลาดพร้าว</n-b> <span class="kept-whole"><n-b>ก</n-b> <n-b>ข</n-b></span></p>',
  );
});
