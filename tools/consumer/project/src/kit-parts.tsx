import { Badge, Button, Notice, TrainIcon } from '@raang/ui';

/** Without a directive: Next.js renders it as a React Server Component. */
export function KitParts() {
  return (
    <>
      <Badge tone="success">เดินรถปกติ</Badge>
      <Button iconStart={TrainIcon}>ค้นหาเที่ยวรถ</Button>
      <Notice tone="info" title="ประกาศ">
        เปิดให้บริการตามปกติ
      </Notice>
    </>
  );
}
