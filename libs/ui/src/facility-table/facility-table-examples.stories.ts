import { stationsOf } from '../docs/network-examples.stories';
import { inLocale } from '../examples.stories';
import {
  AccessibleIcon,
  AedIcon,
  AtmIcon,
  BikeIcon,
  EscalatorIcon,
  LiftIcon,
  LockerIcon,
  ParkingIcon,
  ShopIcon,
  ToiletIcon,
  WifiIcon,
} from '../icon/icons';
import type { FacilityState } from './facility-mark';
import type { FacilityTableProps, StationFacility } from './facility-table';

const names = {
  th: {
    lift: 'ลิฟต์',
    escalator: 'บันไดเลื่อน',
    toilet: 'ห้องน้ำ',
    accessible: 'ห้องน้ำสำหรับคนพิการ',
    parking: 'ที่จอดรถ',
    bike: 'ที่จอดจักรยาน',
    atm: 'ตู้ ATM',
    shop: 'ร้านค้า',
    aed: 'เครื่อง AED',
    wifi: 'Wi-Fi',
    locker: 'ตู้ฝากของ',
  },
  en: {
    lift: 'Lift',
    escalator: 'Escalator',
    toilet: 'Toilets',
    accessible: 'Accessible toilet',
    parking: 'Parking',
    bike: 'Bicycle racks',
    atm: 'ATM',
    shop: 'Shops',
    aed: 'AED',
    wifi: 'Wi-Fi',
    locker: 'Lockers',
  },
};

const icons = {
  lift: LiftIcon,
  escalator: EscalatorIcon,
  toilet: ToiletIcon,
  accessible: AccessibleIcon,
  parking: ParkingIcon,
  bike: BikeIcon,
  atm: AtmIcon,
  shop: ShopIcon,
  aed: AedIcon,
  wifi: WifiIcon,
  locker: LockerIcon,
};

/** Every state, some with notes. */
export function facilitiesExample(globals: Record<string, unknown>, count = 12): FacilityTableProps {
  const words = inLocale(globals, names);
  const ids = Object.keys(icons) as (keyof typeof icons)[];
  const states: FacilityState[] = ['available', 'available', 'available', 'none', 'available', 'none'];
  const notes = inLocale(globals, {
    th: { exits: 'ทางออก 1, 3', until: 'ถึง 30 พ.ย.' },
    en: { exits: 'Exits 1, 3', until: 'until 30 Nov' },
  });
  const mark = (station: number, facility: number): StationFacility => {
    if (station === 1 && facility === 0) return { state: 'outOfUse', note: notes.until };
    const state = states[(station * 5 + facility * 3) % states.length]!;
    return { state, ...(state === 'available' && facility === 0 ? { note: notes.exits } : {}) };
  };
  return {
    caption: inLocale(globals, {
      th: 'สิ่งอำนวยความสะดวก สายเฉลิมรัชมงคล',
      en: 'Facilities on the Blue Line',
    }),
    facilities: ids.map((id) => ({ id, name: words[id], icon: icons[id] })),
    stations: stationsOf('blue', globals)
      .slice(0, count)
      .map((station, i) => ({
        ...station,
        lineId: 'blue',
        href: `#${station.code}`,
        // Lockers, the last facility, is unknown at every other station.
        facilities: Object.fromEntries(ids.slice(0, i % 2 ? -1 : undefined).map((id, j) => [id, mark(i, j)])),
      })),
  };
}
