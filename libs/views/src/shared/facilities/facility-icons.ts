import type { Facility } from '@raang/domain';
import {
  AccessibleIcon,
  AedIcon,
  AtmIcon,
  BikeIcon,
  EscalatorIcon,
  type Glyph,
  LiftIcon,
  LockerIcon,
  ParkingIcon,
  SafetyIcon,
  ShopIcon,
  ToiletIcon,
  WifiIcon,
} from '@raang/ui';

export const facilityIcons: Record<Facility, Glyph> = {
  lift: LiftIcon,
  escalator: EscalatorIcon,
  toilet: ToiletIcon,
  'accessible-toilet': AccessibleIcon,
  parking: ParkingIcon,
  'bicycle-rack': BikeIcon,
  atm: AtmIcon,
  shop: ShopIcon,
  aed: AedIcon,
  wifi: WifiIcon,
  locker: LockerIcon,
  'first-aid': SafetyIcon,
};
