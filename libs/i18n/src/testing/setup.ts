import { setNetworkZone } from '@raang/text-time';

setNetworkZone('Asia/Bangkok');
