import type { AssistantIntent } from '@raang/contract';
import { spokenFareMedia } from '../../words/spoken/fare-medium';
import type { Topic } from './question';

/** Words that tell what a question is about. English ones match whole words, Thai ones any part of the text. */
export interface Cue {
  intent: AssistantIntent;
  /** The greatest one of an intent counts, and every further one a little. */
  weight: number;
  topic?: Topic;
  /** Separated by commas, without Thai tone marks. `*` stands for a few words. */
  words: string;
}

export const cues: readonly Cue[] = [
  {
    intent: 'journey',
    weight: 4,
    words:
      'ไปยังไง,ไปอย่างไร,ไปไง,ไปทางไหน,ไปสายไหน,ไปได้ยังไง,ไปได้ไง,ไปถูก,เดินทางยังไง,เดินทางอย่างไร,มายังไง,มาอย่างไร,ขึ้นสายไหน,นั่งสายไหน,ต่อสายไหน,ลงสถานีไหน,ลงสถานีอะไร,ลงที่ไหน,ลงไหน,ลงป้ายไหน,เส้นทาง,วิธีเดินทาง,วิธีไป,ใช้เวลา,กี่นาทีถึง,ถึงกี่โมง,กี่สถานี,กี่ป้าย,ใกล้สถานีไหน,ใกล้สถานีอะไร,ไปถึงไหม,ต้องเปลี่ยน,เปลี่ยนสาย,เปลี่ยนรถ,ต่อรถ,ทางออกไหน,ออกทางไหน,how do i get to,how do i get from,how do i get there,how do i get home,how do i get back,how do we get to,how do we get from,how do we get there,how do we get home,how do we get back,how can i get to,how can i get from,how can i get there,how can i get home,how can i get back,how can we get to,how can we get from,how can we get there,how can we get home,how can we get back,how to get to,how to get from,how to get there,how to get home,how to get back,how would i get to,how would i get from,how would i get there,how would i get home,how would i get back,how should i get to,how should i get from,how should i get there,how should i get home,how should i get back,how to go,how do i go,how can i go,how to reach,how do i reach,can i get to,which line,what line,which train,what train,which station,what station,what stop,which stop,route,routes,directions,direction to,best way,fastest way,quickest way,way to,how long does it take,how long will it take,how long is,how long from,how long to,travel time,journey time,change trains,change lines,change at,where do i change,where to change,do i need to change,plan a journey,plan a trip,plan my trip,trip from,journey from,nearest station to,nearest mrt to,closest station to,closest mrt,closest to,nearest to,near a station,near any station,near the mrt,near an mrt,close to the mrt,close to a station,which mrt,what mrt,which exit,what exit,how far,take me to,get me to,วิธีเดินทาง',
  },
  {
    intent: 'journey',
    weight: 1.5,
    words:
      'ไป,อยากไป,จะไป,how do i get,how can i get,how to get,get me,เดินทาง,ขึ้นรถ,นั่งรถ,กลับ,go to,going to,get to,getting to,travel,trip,journey,head to,heading to,want to go,need to go,need to get,go from,want to visit,how about,take the train,ride to',
  },
  {
    intent: 'fare',
    weight: 4,
    words:
      'ราคา,ค่าโดยสาร,ค่ารถ,ค่าตัว,ค่าเดินทาง,ค่าบริการ,กี่บาท,เท่าไร,เท่าไหร,เท่าไหล,เทาไร,เทาไหร,เสียเงิน,แพงไหม,แพงมั้ย,แพงมัย,ฟรีไหม,ฟรีมั้ย,ฟรีหรือ,ขึ้นฟรี,นั่งฟรี,for free,free of charge,fare,fares,price,prices,cost,costs,how much,how many baht,baht,what do i pay,charge,cheap,cheapest,expensive,ticket price',
  },
  {
    intent: 'fare',
    weight: 3.5,
    topic: 'tickets',
    words:
      'ตั๋ว,บัตรโดยสาร,บัตรอะไร,บัตรไหน,บัตรใบไหน,ใช้บัตร,ซื้อบัตร,บัตรรถไฟฟ้า,บัตรนักเรียน,บัตรนักศึกษา,บัตรผู้สูงอายุ,ส่วนลด,ลดราคา,ลดหย่อน,ครึ่งราคา,ขึ้นฟรี,บัตรวัน,ตั๋ววัน,บัตรนักท่องเที่ยว,ตั๋วนักท่องเที่ยว,จ่ายเงิน,จ่ายค่าโดยสาร,เงินสด,สแกนจ่าย,พร้อมเพย์,ticket,tickets,pass,day pass,tourist card,discount,discounts,concession,free ride,travel free,ride free,smart card,travel card,which card,what card,pay by,pay with,need cash,pay cash,pay in cash,cash only,apple pay,google pay,qr payment,promptpay,how do i pay,how can i pay,how to pay,can i pay,children pay,seniors pay,students pay',
  },
  {
    intent: 'fare',
    weight: 3.5,
    topic: 'tickets',
    words: Object.values(spokenFareMedia).flat().join(','),
  },
  {
    intent: 'fare',
    weight: 4.4,
    topic: 'top-up',
    words: 'เติมเงิน,เติมบัตร,top up,topup,top-up,add money,add value,reload',
  },
  {
    intent: 'fare',
    weight: 4.6,
    topic: 'refund',
    words: 'คืนเงิน,เงินคืน,คืนบัตร,ขอเงิน,refund,refunds,refunded,money back,return my card,deposit back',
  },
  {
    intent: 'fare',
    weight: 7.2,
    topic: 'cap',
    words:
      'เพดาน,ไม่เกินวัน,สูงสุดต่อวัน,สูงสุดวันละ,บาทต่อวัน,บาททั้งวัน,บาทตลอดวัน,ตลอดสาย,เหมาจ่าย,fare cap,day cap,daily cap,daily limit,daily maximum,fare limit,limit on fares,price cap,baht cap,maximum fare,most i pay,maximum a day,baht a day,baht per day,flat fare',
  },
  { intent: 'fare', weight: 4.6, topic: 'cap', words: 'cap,caps,capped' },
  {
    intent: 'fare',
    weight: 5.6,
    topic: 'change',
    words:
      'ค่าแรกเข้า,จ่ายใหม่,จ่ายอีก,จ่ายเพิ่ม,จ่ายสองครั้ง,จ่ายสองรอบ,เสียเงินใหม่,เสียเงินเพิ่ม,entry fee,pay twice,pay again,pay two fares,pay extra when',
  },
  {
    intent: 'last-train',
    weight: 7,
    words:
      'เที่ยวสุดท้าย,ขบวนสุดท้าย,รถไฟสุดท้าย,รถสุดท้าย,คันสุดท้าย,รอบสุดท้าย,สุดท้ายกี่โมง,รถหมด,หมดกี่,เลิกกี่,เลิกวิ่ง,วิ่งถึงกี่ทุม,หมดตอนไหน,หมดรึยัง,หมดหรือยัง,หมดเวลา,ไม่เกินกี่โมง,ดึกสุด,last train,last trains,last mrt,last metro,last service,last departure,last one,last ride,latest train,final train,latest i can,latest time,last possible,until what time,till what time,until when,how late',
  },
  {
    intent: 'next-trains',
    weight: 5,
    words:
      'ขบวนถัดไป,ขบวนต่อไป,ขบวนหน้า,เที่ยวถัดไป,เที่ยวต่อไป,คันต่อไป,คันถัดไป,คันหน้า,รอบถัดไป,รอบต่อไป,รถมากี่โมง,รถมาเมื่อไร,รถมาเมื่อไหร,รถจะมา,มาเมื่อไร,มาเมื่อไหร,มาอีกกี่นาที,อีกกี่นาทีรถ,อีกกี่นาที,รถออกกี่โมง,ออกกี่โมง,ออกเมื่อไร,มากี่นาที,ทุกกี่นาที,กี่นาทีมา,กี่นาทีต่อ,กี่นาทีคัน,กี่นาทีมี,ความถี่,ถี่แค่ไหน,ถี่ไหม,รอนานไหม,รอนานแค่ไหน,รอกี่นาที,next train,next trains,next mrt,next metro,next departure,next departures,next one,next service,when does the train,when do trains,when is the train,when will the train,train coming,trains coming,train arriving,departures,departure board,how often,how frequent,how frequently,frequency,headway,every how many minutes,how long until the,how long is the wait,how long do i wait,how long do i have to wait,waiting time,wait for the train,when do i have a train,what time does the train come,upcoming trains',
  },
  {
    intent: 'next-trains',
    weight: 3.6,
    words:
      'มีรถอีกไหม,มีรถอีกมั้ย,มีรถไหม,มีรถมั้ย,ยังมีรถ,มีขบวนไหม,ทันรถ,still catch,catch a train,catch the train,any trains,any more trains,is there a train,are there trains,are there still trains,trains left,trains at',
  },
  {
    intent: 'lost-item',
    weight: 5,
    words:
      'ของหาย,ลืมของ,ลืมกระเป๋า,ลืมไว้,ลืมโทรศัพท์,ลืมมือถือ,ลืมร่ม,ทำหาย,หล่นหาย,ตกหาย,ทำตก,ทำหล่น,หายบน,หายใน,หายที่,หายตอน,ตกไว้,วางไว้,ตามของ,ตามหา,แจ้งของหาย,แจ้งหาย,ลืม,lost property,lost and found,lost & found,lost item,lost items,lost something,i lost,i have lost,i’ve lost,ive lost,i ve lost,we lost,lost my,lost a,lost his,lost her,left my,left a,left something,left behind,left it on,forgot my,forgot a,forgot something,dropped my,misplaced,missing my,my bag is missing,track my report,lost report,claim my',
  },
  {
    intent: 'lost-item',
    weight: 5,
    topic: 'found',
    words:
      'เก็บของได้,เก็บได้,เก็บกระเป๋า,เก็บโทรศัพท์,เก็บมือถือ,เจอของ,เจอกระเป๋า,เจอโทรศัพท์,เจอมือถือ,พบของ,พบกระเป๋า,มีคนลืม,คนลืม,i found,have found a,found a,found an,found some,found someone,hand in,someone left,somebody left',
  },
  { intent: 'lost-item', weight: 3, words: 'หาย,lost,missing' },
  {
    intent: 'parking',
    weight: 6,
    words:
      'จอดรถ,ที่จอด,ลานจอด,อาคารจอด,จอดแล้วจร,ค่าจอด,จอดได้,จอดค้างคืน,ฝากรถ,จอดมอเตอร์ไซค์,จอดมอไซ,parking,car park,car parks,carpark,park and ride,park & ride,park my car,park a car,park my motorbike,park my motorcycle,park the car,can i park,where to park,leave my car,parking lot,p&r',
  },
  {
    intent: 'opening',
    weight: 4.5,
    words:
      'เปิดกี่,ปิดกี่,เปิดทำการ,เปิดวันหยุด,เปิดไหม,เปิดมั้ย,เปิดหรือยัง,เปิดรึยัง,ปิดไหม,ปิดหรือยัง,เปิดตอน,เปิดเมื่อ,เปิดให้บริการ,ปิดกี่โมง,ปิดตอน,เปิดปิด,เปิด-ปิด,เวลาเปิด,เวลาปิด,เวลาทำการ,เวลาให้บริการ,เวลาเดินรถ,เวลาบริการ,เที่ยวแรก,ขบวนแรก,รถแรก,คันแรก,รอบแรก,เช้าสุด,เริ่มวิ่ง,เริ่มเดินรถ,เริ่มให้บริการ,เริ่มกี่โมง,วิ่งกี่โมง,วิ่งถึงกี่โมง,วิ่งตั้งแต่,ให้บริการถึง,ให้บริการกี่โมง,ให้บริการตั้งแต่,24 ชั่วโมง,ตารางเวลา,ตารางเดินรถ,opening hours,opening time,opening times,operating hours,operating times,operation hours,service hours,hours of operation,hours of service,what time does * open,what time does * close,what time does * start,what time does * begin,what time does * stop,what time does * end,what time does * finish,what time do * open,what time do * close,what time do * start,what time do * begin,what time do * stop,what time do * end,what time do * finish,when does * open,when does * close,when does * start,when does * begin,when does * stop,when does * end,when does * finish,when do * open,when do * close,when do * start,when do * begin,when do * stop,when do * end,when do * finish,start time,starting time,closing time,end time,first train,first trains,first mrt,first metro,earliest train,start running,starts running,stop running,stops running,trains run,run until,train hours,mrt hours,metro hours,open until,open on,open at,close at,is * open,timetable,schedule,24 hours,all night',
  },
  {
    intent: 'status',
    weight: 4.5,
    words:
      'ขัดข้อง,ล่าช้า,ดีเลย,เดินรถปกติ,วิ่งปกติ,ปกติไหม,ปกติมั้ย,ปกติมัย,ปกติหรือ,ปกติรึ,ใช้งานได้ปกติ,ให้บริการปกติ,หยุดเดินรถ,หยุดให้บริการ,หยุดวิ่ง,ปิดให้บริการ,ปิดปรับปรุง,ปิดซ่อม,ระบบล่ม,รถเสีย,เสียไหม,เสียหรือ,เสียอยู่,เป็นอะไร,มีปัญหา,เกิดอะไรขึ้น,รถติดขัด,ทำไมรถ,รถไม่มา,รถช้า,สถานะ,สถานการณ์,delay,delays,delayed,late today,disruption,disruptions,disrupted,running normally,running ok,running on time,run normally,on time,service status,line status,status,problem,problems,issue with,issues,incident,suspended,out of service,out of order,broken down,breakdown,is * running,are * running,is * working,not working,is * closed,are * closed,is * late,are * late,running late,train late,trains late,why is the train,why are the trains,why is there no train,good service,normal service,engineering work,maintenance,service alert,service alerts,stuck,what is happening,what’s happening,whats happening,what’s wrong,what is wrong,trains stopped',
  },
  {
    intent: 'contact',
    weight: 4.5,
    words:
      'ติดต่อ,เบอร์โทร,เบอร์,โทรศัพท์ติดต่อ,หมายเลขโทรศัพท์,โทรหา,โทรไป,โทรถาม,โทรที่ไหน,โทรเบอร์,คอลเซ็นเตอร์,คอลเซนเตอร์,สายด่วน,อีเมล,คุยกับ,คุยกับคน,คุยกับเจ้าหน้าที่,ศูนย์บริการลูกค้า,ที่อยู่ รฟม,สำนักงานใหญ่,contact,phone number,telephone,call centre,call center,hotline,helpline,customer service,customer relations,email address,e-mail address,email,speak to,talk to,reach you,call you,call the,number to call,who do i call,head office,address of the office,live agent,human',
  },
  {
    intent: 'contact',
    weight: 5,
    topic: 'complaint',
    words:
      'ร้องเรียน,ร้องทุกข,แจ้งปัญหา,ตำหนิ,ข้อเสนอแนะ,เสนอแนะ,ติชม,แสดงความคิดเห็น,พนักงานพูดจา,พนักงานไม่สุภาพ,complain,complaint,complaints,feedback,suggestion,suggestions,report a problem,rude,make a comment,compliment',
  },
  {
    intent: 'contact',
    weight: 9,
    topic: 'emergency',
    words:
      'อุบัติเหตุ,ไฟไหม,เพลิงไหม,เป็นลม,หมดสติ,หัวใจวาย,บาดเจ็บ,คนเจ็บ,เจ็บหนัก,เลือดออก,คนป่วย,คนชัก,ชักเกร็ง,หายใจไม่ออก,ตกราง,ตกลงไปในราง,คนตกชานชาลา,ถูกทำร้าย,โดนทำร้าย,ถูกแทง,ถูกปล้น,โดนปล้น,โดนลวนลาม,ถูกลวนลาม,ลวนลาม,คุกคาม,ระเบิด,ควันขึ้น,มีควัน,กลิ่นไหม้,เหตุฉุกเฉิน,เหตุด่วน,เรียกรถพยาบาล,ช่วยด้วย,ทะเลาะ,ตีกัน,ชกต่อย,ถือมีด,มีมีด,อาวุธ,เด็กหลง,ลูกหาย,ลูกหลง,accident,there is a fire,fire on,fire in,fire at,on fire,emergency,injured,injury,heart attack,fainted,collapsed,bleeding,unconscious,ambulance,bomb,attacked,assaulted,stabbed,robbed,being followed,harassed,harassing,groped,groping,a fight,fighting,violent,knife,weapon,following me,lost child,missing child,lost my son,lost my daughter,lost my child,child is missing,smoke in,smoke on,medical help,need a doctor,need police,call the police,fell on the track,fell on the tracks,fell onto the,someone is hurt,seizure,cannot breathe,can’t breathe,help me please',
  },
  {
    intent: 'small-talk',
    weight: 2,
    words:
      'สวัสดี,หวัดดี,ดีครับ,ดีค่ะ,ดีจ้า,hello,hi,hey,good morning,good afternoon,good evening,hiya,sawasdee,sawatdee',
  },
  {
    intent: 'small-talk',
    weight: 2,
    topic: 'thanks',
    words: 'ขอบคุณ,ขอบใจ,แต๊ง,thank you,thanks,thank u,thx,cheers,great help,very helpful,เยี่ยม,ดีมาก,เก่งมาก',
  },
  {
    intent: 'small-talk',
    weight: 2,
    topic: 'thanks',
    words: 'ok,okay,โอเค,ได้เลย,เข้าใจแล้ว,รับทราบ,got it,great,cool,perfect',
  },
  {
    intent: 'small-talk',
    weight: 2,
    topic: 'goodbye',
    words: 'ลาก่อน,บ๊ายบาย,บายบาย,บาย,แล้วเจอกัน,bye,goodbye,good bye,see you,good night',
  },
  {
    intent: 'small-talk',
    weight: 3,
    topic: 'who',
    words:
      'คุณเป็นใคร,เธอเป็นใคร,ชื่ออะไร,คุณคือใคร,คุณคืออะไร,ทำอะไรได้,ช่วยอะไรได้,เป็นคนหรือ,เป็นบอท,เป็นหุ่นยนต,สบายดี,who are you,what are you,your name,are you a bot,are you a robot,are you human,are you real,are you an ai,what can you do,what can you help,can you help me,how can you help,how are you,what do you know,help',
  },
  {
    intent: 'search',
    weight: 4.6,
    words: 'ข่าว,โปรโมชัน,โปรโมชั่น,กิจกรรม,ประกาศ,news,promotion,promotions,announcement,announcements',
  },
  {
    intent: 'search',
    weight: 7.5,
    topic: 'advice',
    words:
      'ลืมแตะ,ไม่ได้แตะ,แตะบัตรไม่,แตะไม่ผ่าน,หักเงินผิด,หักเงินเกิน,หักเงินซ้ำ,คิดเงินผิด,คิดเงินเกิน,เก็บไว้กี่,เก็บไว้นาน,รับของหาย,รับของคืน,forgot to tap,forget to tap,did not tap,didn’t tap,missed tap,card was refused,card refused,card declined,charged twice,charged wrongly,charged too much,overcharged,wrong fare,wrong charge,property kept,things kept,items kept,collect lost,collect my,pick up my lost',
  },
  {
    intent: 'search',
    weight: 5,
    topic: 'advice',
    words:
      'ที่เที่ยว,สถานที่ท่องเที่ยว,เที่ยวไหน,เปลี่ยนภาษา,sightseeing,attractions,things to do,things to see,there to see,what to see,places to visit,change language,change the language,another language',
  },
  {
    intent: 'search',
    weight: 3,
    topic: 'advice',
    words:
      'สัตว์,สุนัข,พาหมา,น้องหมา,เอาหมา,หมาขึ้น,พาแมว,น้องแมว,เอาแมว,แมวขึ้น,จักรยาน,อาหารบนรถ,กินอาหาร,กินข้าว,กินขนม,ทานอาหาร,กินน้ำ,ดื่มน้ำ,ของกินขึ้น,กระเป๋าเดินทาง,กระเป๋าใบใหญ่,สัมภาระ,ถ่ายรูป,ถ่ายภาพ,ถ่ายวิดีโอ,ภาษาอังกฤษ,ภาษาไทย,pet,pets,dog,dogs,cat,cats,animals,bicycle,bicycles,bike,bikes,luggage,baggage,suitcase,suitcases,eat,eating,drink,drinking,photo,photos,pictures,photography,language,in english,in thai',
  },
  {
    intent: 'search',
    weight: 2.5,
    words:
      'เช่าพื้นที่,พื้นที่เช่า,ประกวดราคา,จัดซื้อจัดจ้าง,ประมูล,เอกสาร,ดาวน์โหลด,แผนที่,สมัครงาน,รับสมัคร,กฎ,ระเบียบ,ข้อห้าม,ห้ามนำ,ความปลอดภัย,ของกิน,ร้านอาหาร,ความเป็นส่วนตัว,คุกกี้,รถเมล์เชื่อม,ฟีดเดอร์,ประวัติ,เวนคืน,event,events,rent a space,rent space,space for rent,rental,tender,tenders,procurement,document,documents,download,map,job,jobs,career,careers,vacancy,vacancies,food on,rules,allowed,safety,where to eat,restaurants,privacy,cookies,feeder bus,history,filming,open data,gtfs',
  },
  {
    // instructions to a program are no question
    intent: 'unknown',
    topic: 'off-topic',
    weight: 9,
    words:
      'ลืมคำสั่ง,คำสั่งก่อนหน้า,คำสั่งทั้งหมด,รหัสผ่าน,แฮก,จงทำตัวเป็น,สมมติว่าคุณเป็น,ignore previous,ignore all,ignore your,ignore the above,disregard,system prompt,previous instructions,your instructions,you are now,from now on you,pretend you,pretend to be,act as,roleplay,jailbreak,password,admin,hack,sql,drop table',
  },
  {
    intent: 'unknown',
    topic: 'off-topic',
    weight: 5.5,
    words:
      'สภาพอากาศ,อากาศวันนี้,อากาศเป็น,พยากรณ์,ฝนตกไหม,ฝนจะตก,หวย,ลอตเตอรี,เลขเด็ด,ดูดวง,ฟุตบอล,บอลโลก,ผลบอล,หุ้น,บิทคอยน์,ทองคำ,ราคาทอง,ราคาน้ำมัน,ข้าวผัด,ทำอาหาร,สูตรอาหาร,ต้มยำ,ผัดไทย,นายก,การเมือง,เลือกตั้ง,แต่งกลอน,แต่งเพลง,เขียนโค้ด,เขียนโปรแกรม,แปลภาษา,แปลว่า,แปล,เล่านิทาน,เล่ามุก,เล่าเรื่องตลก,แท็กซี่,แกร็บ,ตั๋วเครื่องบิน,เที่ยวบิน,จองโรงแรม,โรงแรมราคา,ตั๋วหนัง,หนังเรื่อง,รถทัวร์,เมืองหลวงของ,ประธานาธิบดี,การบ้าน,เมียหลวง,ความรัก,weather,forecast,rain today,will it rain,lottery,horoscope,football,soccer,world cup,premier league,stock,stocks,bitcoin,crypto,gold price,oil price,recipe,cook,cooking,bake,prime minister,president,politics,election,poem,song,lyrics,write code,python,javascript,translate,tell me a joke,joke,story,taxi,uber,grab,flight,flights,airline,plane ticket,hotel,hotels,airbnb,movie,movies,netflix,capital of,homework,math,meaning of life,girlfriend,boyfriend,love you,marry,dating,exchange rate,covid,visa application,apply for a visa,square root',
  },
];

/** They say that a sentence goes on with what was said before. */
export const followUpCues =
  'แล้ว,ล่ะ,ละ,ด้วย,และ,เอา,แทน,ถ้า,and,what about,how about,also,then,instead,what if,ok,okay,so,but';

/** The way back. */
export const returnCues =
  'ขากลับ,เที่ยวกลับ,กลับมา,ย้อนกลับ,ทางกลับ,สลับ,way back,return trip,return journey,the return,and back,back again,other way round,other way around,reverse,opposite direction,go back,come back,coming back,going back';

/** Before the place where the journey begins, after which the destination stands, and neither. */
export const roleCues = {
  from: 'จาก,ตั้งแต่,อยู่ที่,อยู่แถว,อยู่,ขึ้นที่,ขึ้นสถานี,ขึ้นจาก,ต้นทาง,ออกจาก,เริ่มที่,เริ่มต้นที่,ระหว่าง,from,between,starting at,starting from,leaving,departing,start at,i am at,i’m at,im at,i am in,i’m in,i am near,i’m near,get on at,board at',
  to: 'ไป,ถึง,มา,กลับ,ลงที่,ลงสถานี,ปลายทาง,to,towards,toward,into,reach,visit,go,going,bound for,arrive at,arriving at,get off at,destination,กับ,→,->,=>',
  at: 'ที่,แถว,ใกล้,ของ,ใน,via,through,ผ่าน,at,in,near,around,by,for',
};
