import type { Facility } from '@raang/domain';
import { spokenFacilities } from '../../words/spoken/facility';

/** Facilities with the words that lead to them. Parking has questions of its own. */
export const facilityWords = Object.entries(spokenFacilities)
  .filter(([facility]) => facility !== 'parking')
  .map(
    ([facility, { means, suggests = [] }]) =>
      [facility as Facility, [...means, ...suggests].join(',')] as const,
  );

/** Words for a facility of any kind. The weak ones may mean anything at a station. */
export const anyFacility = 'สิ่งอำนวยความสะดวก,facilities,amenities,facility,services at';

export const perhapsFacility = 'มีอะไรบ้าง,what is there';

/** Categories of riders, by their id in our tariff. */
export const riderWords: readonly (readonly [string, string])[] = [
  ['small-child', 'เด็กเล็ก,ทารก,baby,babies,infant,infants,toddler,toddlers,small child'],
  ['student', 'นักเรียน,นักศึกษา,นิสิต,student,students,pupil,pupils'],
  [
    'senior',
    'ผู้สูงอายุ,สูงอายุ,ผู้สูงวัย,คนแก่,คนชรา,อายุ 60,60 ปี,senior,seniors,elderly,pensioner,pensioners,over 60,older people,old people,คุณปู่,คุณตา,คุณยาย',
  ],
  ['disabled', 'คนพิการ,ผู้พิการ,บัตรคนพิการ,disabled,disability,person with a disability'],
  ['child', 'เด็ก,ลูกชาย,ลูกสาว,พาลูก,child,children,kid,kids,son,daughter'],
  ['adult', 'ผู้ใหญ่,บุคคลทั่วไป,คนทั่วไป,adult,adults'],
];

/** Words for a passenger who cannot use steps. */
export const stepFreeWords =
  'รถเข็น,วีลแชร์,วิลแชร์,ไม่มีบันได,ไม่ขึ้นบันได,wheelchair,step-free,step free,without stairs,no stairs,stroller,pram,buggy,pushchair';
