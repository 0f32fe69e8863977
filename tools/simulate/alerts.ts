import { pick } from './chance.ts';
import type { Line, Station, Texts } from './network.ts';
import type { Alert, Entity, TranslatedString } from './realtime.ts';
import type { ScenarioName } from './scenario.ts';
import { keyOf, type World } from './world.ts';

const hour = 3600;

/** An alert of a scenario; its times are seconds of the service day. */
interface Template {
  id: string;
  shown: [start: number, end: number];
  impact: [start: number, end: number];
  about: 'line' | 'lift';
  cause: string;
  effect: string;
  severity: string;
  header: (name: Texts) => Texts;
  description: (name: Texts) => Texts;
}

const brokenLift: Template = {
  id: 'lift',
  shown: [5 * hour, 24 * hour],
  impact: [5 * hour, 24 * hour],
  about: 'lift',
  cause: 'TECHNICAL_PROBLEM',
  effect: 'ACCESSIBILITY_ISSUE',
  severity: 'INFO',
  header: ({ th, en }) => ({ th: `ลิฟต์สถานี${th}ขัดข้อง`, en: `Lift out of order at ${en}` }),
  description: ({ th, en }) => ({
    th: `ลิฟต์สถานี${th}ใช้งานไม่ได้ชั่วคราว โปรดติดต่อเจ้าหน้าที่ประจำสถานีหากท่านต้องการความช่วยเหลือ`,
    en: `A lift at ${en} is out of order. Ask the station staff if you need help.`,
  }),
};

const delays: Template = {
  id: 'delays',
  shown: [5 * hour, 26 * hour],
  impact: [5 * hour, 26 * hour],
  about: 'line',
  cause: 'WEATHER',
  effect: 'SIGNIFICANT_DELAYS',
  severity: 'WARNING',
  header: ({ th, en }) => ({ th: `${th}ล่าช้าเนื่องจากพายุฝน`, en: `${en}: trains delayed by heavy rain` }),
  description: () => ({
    th: 'รถไฟฟ้าบางขบวนล่าช้าหรืองดให้บริการ โปรดเผื่อเวลาเดินทาง',
    en: 'Some trains are late or cancelled. Allow extra time for your journey.',
  }),
};

const works: Template = {
  id: 'works',
  shown: [18 * hour, 29 * hour],
  impact: [25 * hour, 29 * hour],
  about: 'line',
  cause: 'MAINTENANCE',
  effect: 'MODIFIED_SERVICE',
  severity: 'INFO',
  header: ({ th, en }) => ({ th: `${th}ซ่อมบำรุงทางคืนนี้`, en: `${en}: track works tonight` }),
  description: () => ({
    th: 'มีงานซ่อมบำรุงทางหลังปิดให้บริการ โปรดตรวจสอบเวลาของขบวนสุดท้ายก่อนเดินทาง',
    en: 'Track works begin after the end of service. Check your last train before you travel.',
  }),
};

const templates: Record<ScenarioName, readonly Template[]> = {
  calm: [],
  usual: [brokenLift],
  storm: [delays, brokenLift],
  night: [works],
};

/** The alerts that are shown at a moment. Texts say that they are examples, for readers that do not know the mark. */
export function alerts(world: World, moment: number): Entity[] {
  const { network, scenario } = world;
  const today = network.dayAt(moment);
  return templates[scenario].flatMap((template) =>
    [today - 1, today].flatMap((day) => {
      const at = (time: number) => network.startOf(day) + time;
      const [start, end] = template.shown;
      const subject = subjectOf(world, template, day);
      if (!subject || moment < at(start) || moment >= at(end)) return [];
      return [{ id: `alert:${template.id}:${day}`, alert: toAlert(template, subject, at) }];
    }),
  );
}

interface Subject {
  name: Texts;
  informed: { routeId?: string; stopId?: string };
}

function subjectOf(world: World, { id, about }: Template, day: number): Subject | undefined {
  const { lines, stations } = world.network;
  const key = [id, keyOf(world), day];
  if (about === 'line') {
    const line: Line | undefined = pick(lines, ...key);
    return line && { name: line.name, informed: { routeId: line.id } };
  }
  const station: Station | undefined = pick(
    stations.filter(({ hasLift }) => hasLift),
    ...key,
  );
  return station && { name: station.name, informed: { stopId: station.id } };
}

function toAlert(template: Template, { name, informed }: Subject, at: (time: number) => number): Alert {
  const toRanges = ([start, end]: [number, number]) => [{ start: String(at(start)), end: String(at(end)) }];
  return {
    communicationPeriod: toRanges(template.shown),
    impactPeriod: toRanges(template.impact),
    activePeriod: toRanges(template.impact),
    informedEntity: [informed],
    cause: template.cause,
    effect: template.effect,
    severityLevel: template.severity,
    headerText: toText(template.header(name)),
    descriptionText: toText(template.description(name)),
  };
}

const toText = (texts: Texts): TranslatedString => ({
  translation: [
    { text: texts.th, language: 'th' },
    { text: texts.en, language: 'en' },
  ],
});
