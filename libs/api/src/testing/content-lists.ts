/** Lists of a content folder with one record each: an alert, an announcement and a found item. */
export const alertsYaml = `- id: lift
  impactPeriods: [{ start: "2026-11-20T00:00:00+07:00" }]
  cause: MAINTENANCE
  effect: ACCESSIBILITY_ISSUE
  severity: INFO
  informedEntities: [{ stationCode: BL10 }]
  header: { th: ลิฟต์ปิดซ่อม, en: Lift closed for repair }
  description: { th: ลิฟต์ทางออก 3 ปิดซ่อม, en: The lift of exit 3 is closed for repair. }
  saidAt: "2026-11-20T08:00:00+07:00"
`;
export const announcementsYaml = `- id: holiday
  version: 1
  kind: banner
  startsAt: "2026-11-19T00:00:00+07:00"
  title: { th: แจ้งให้ทราบ, en: Please note }
  text: { th: ข้อความ, en: Text }
`;
export const foundItemsYaml = `- id: F-2611-0001
  category: umbrella
  foundOn: "2026-11-10"
  lineId: blue
  keptUntil: "2027-02-10"
  description: handle of bamboo
  storedAt: shelf 4
`;

/** The place that the example of a journey starts at. */
export const placesYaml = `- id: central-rama-9
  kind: mall
  name: { th: เซ็นทรัล พระราม 9, en: Central Rama 9 }
  aliases: []
  near: [{ station: BL20, exit: "2" }]
  source: { th: แหล่ง, en: Source }
  asOf: "2026-11-20"
  certainty: probable
`;
