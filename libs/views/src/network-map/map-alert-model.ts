/** What keeps trains from a station or a line, as a mark on the map and in words for the list. */
export interface MapAlertModel {
  kind: 'closed' | 'disrupted';
  says: string;
}
