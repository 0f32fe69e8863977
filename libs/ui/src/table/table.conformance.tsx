import type { Conformance } from '../testing/conformance';
import { Table } from './table';
import { TableRegion } from './table-region';

export default [
  {
    part: (
      <Table
        caption="สถานี"
        columns={[{ id: 'name', header: 'ชื่อ', cell: (row) => row }]}
        rows={['สุขุมวิท']}
        rowKey={String}
      />
    ),
    root: 'div',
  },
  {
    part: (
      <TableRegion caption="สถานี">
        <table />
      </TableRegion>
    ),
    root: 'div',
  },
] satisfies Conformance[];
