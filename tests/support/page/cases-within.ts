/**
 * A puzzle of our own, with the candidates that simpler steps have left. The next takes cases within an
 * assumption.
 */
export const casesWithin =
  '.Shape~6x6.Cage~11~R1C2~R1C1~R2C1.Cage~12~R5C5~R5C6~R4C6.Cage~11~R3C5~R2C5~R1C5' +
  '.Cage~10~R4C1~R4C2~R3C2.Cage~10~R1C3~R1C4~R2C4' +
  '.LittleKiller~15~R3C1.LittleKiller~10~R4C1.LittleKiller~21~R2C1' +
  '.~R1C3_1_3_5.~R2C2_1_2_3_4_5.~R2C3_2_3_4_5_6.~R3C5_2_3_4_6' +
  '.~R4C1_1_2_3_4_5.~R4C3_2_3_4_5_6.~R4C5_1_2_3_5_6.~R4C6_2_4_5_6';
