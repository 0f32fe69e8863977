import type { ComponentType } from 'react';

/**
 * The bundled icons, named by meaning (parking, alert) or by shape. Each icon is an export, so that a page loads only the
 * icons it imports.
 */
export {
  Accessibility as AccessibleIcon,
  CalendarPlus as AddToCalendarIcon,
  HeartPulse as AedIcon,
  CircleAlert as AlertIcon,
  ArrowLeft as ArrowLeftIcon,
  ArrowRight as ArrowRightIcon,
  ArrowUp as ArrowUpIcon,
  Banknote as AtmIcon,
  Bike as BikeIcon,
  Landmark as BuildingIcon,
  Bus as BusIcon,
  BriefcaseBusiness as BusinessIcon,
  CalendarDays as CalendarIcon,
  Check as CheckIcon,
  ChevronDown as ChevronDownIcon,
  ChevronLeft as ChevronLeftIcon,
  ChevronRight as ChevronRightIcon,
  ChevronUp as ChevronUpIcon,
  Clock as ClockIcon,
  X as CloseIcon,
  Ban as ClosedIcon,
  CreditCard as CreditCardIcon,
  FileText as DocumentIcon,
  Download as DownloadIcon,
  TrendingUp as EscalatorIcon,
  ExternalLink as ExternalIcon,
  Eye as EyeIcon,
  EyeOff as EyeOffIcon,
  Coins as FareIcon,
  Rss as FeedIcon,
  Maximize as FullScreenIcon,
  Globe as GlobeIcon,
  Heart as HeartIcon,
  House as HomeIcon,
  Info as InfoIcon,
  ArrowUpDown as LiftIcon,
  Link as LinkIcon,
  LocateFixed as LocateIcon,
  Luggage as LockerIcon,
  PackageSearch as LostPropertyIcon,
  Mail as MailIcon,
  Map as MapIcon,
  MapPin as MapPinIcon,
  Menu as MenuIcon,
  MessageCircle as MessageIcon,
  Minus as MinusIcon,
  Monitor as MonitorIcon,
  Moon as MoonIcon,
  Ellipsis as MoreIcon,
  Motorbike as MotorbikeIcon,
  Move as MoveIcon,
  MessageCirclePlus as NewConversationIcon,
  Newspaper as NewspaperIcon,
  SearchX as NoResultsIcon,
  SquareParking as ParkingIcon,
  BadgePercent as PercentIcon,
  Phone as PhoneIcon,
  Image as PictureIcon,
  Plus as PlusIcon,
  Route as RouteIcon,
  ShieldCheck as SafetyIcon,
  Search as SearchIcon,
  SendHorizontal as SendIcon,
  OctagonAlert as SevereIcon,
  Share2 as ShareIcon,
  Store as ShopIcon,
  LogOut as SignOutIcon,
  LoaderCircle as SpinnerIcon,
  CircleCheck as SuccessIcon,
  Sun as SunIcon,
  ArrowDownUp as SwapIcon,
  Tag as TagIcon,
  Ticket as TicketIcon,
  Toilet as ToiletIcon,
  TrainFront as TrainIcon,
  ArrowRightLeft as TransferIcon,
  CircleQuestionMark as UnknownIcon,
  Upload as UploadIcon,
  User as UserIcon,
  Footprints as WalkIcon,
  TriangleAlert as WarningIcon,
  Wifi as WifiIcon,
  Construction as WorksIcon,
} from 'lucide-react';

/** A drawing for `Icon`: an icon above, or a component that draws an svg in `currentColor`. */
export type Glyph = ComponentType<GlyphProps>;

/** Props that `Icon` passes to a drawing. */
export interface GlyphProps {
  role?: 'img';
  'aria-label'?: string;
  'aria-hidden'?: true;
  focusable: 'false';
  strokeWidth: number;
  className: string;
}
