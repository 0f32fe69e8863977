/** Every view type of this library: a folder and a line here. An app adds its own by `addViewTypes`. */
export { assetFound } from '../asset-found/asset-found';
export { busSchedule } from '../bus-schedule/bus-schedule';
export { comment } from '../comment/comment';
export { contact } from '../contact/contact';
export { contentList } from '../content-list/content-list';
export { documentList } from '../document-list/document-list';
export { downloadList } from '../download-list/download-list';
export { fareRates } from '../fare-rates/fare-rates';
export { lostProperty } from '../lost-property/lost-property';
export { modalImage } from '../modal-image/modal-image';
export { placeList } from '../place-list/place-list';
export { tableFacility } from '../table-facility/table-facility';
export { lineTable } from '../line-table/line-table';
export { ticketTable } from '../ticket-table/ticket-table';
