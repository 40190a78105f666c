extension SymbolTable {
  /// Everyday objects.
  static let things = """
    house | body M3.8 11 V18.4 Q3.8 21 6.4 21 H17.6 Q20.2 21 20.2 18.4 V11; line M1.4 12 L10.7 3.7
      Q12 2.6 13.3 3.7 L22.6 12; line M17.4 3.6 H19.4 V8.4; mark M9.4 20.6 V15 Q9.4 14 10.4 14 H13.6
      Q14.6 14 14.6 15 V20.6
    building | body R 5 2 14 20 1.8; hole R 8.4 5.6 2.4 2.4 0.4; hole R 13.2 5.6 2.4 2.4 0.4; hole R
      8.4 10 2.4 2.4 0.4; hole R 13.2 10 2.4 2.4 0.4; hole R 8.4 14.4 2.4 2.4 0.4; hole R 13.2 14.4
      2.4 2.4 0.4
    building.2 | body R 1.6 6.6 9.4 15 1.4; body M11 21.6 V4.2 Q11 2.6 12.6 2.6 H20.6 Q22.2 2.6 22.2
      4.2 V20 Q22.2 21.6 20.6 21.6 Z; hole R 4.8 10 3 1.6 0.3; hole R 4.8 14 3 1.6 0.3; hole R 15
      6.4 3.4 1.6 0.3; hole R 15 10.4 3.4 1.6 0.3; hole R 15 14.4 3.4 1.6 0.3
    building.columns | body M12 2 L21.6 6.8 Q22 8.6 20.8 8.6 H3.2 Q2 8.6 2.4 6.8 Z; line M5 11.4
      V17.4 M9.7 11.4 V17.4 M14.3 11.4 V17.4 M19 11.4 V17.4; line M2.6 21 H21.4
    storefront | solid icon ea12
    gear | body icon e8b8
    gearshape | = gear
    wrench | body icon e869
    wrench.and.screwdriver | solid icon f10b
    hammer | solid icon e90e
    bell | body M12 2.6 C7.8 2.8 6 6 6 9.6 C6 14 5.2 15 3.6 16.8 Q2.6 18.4 4.4 18.4 H19.6 Q21.4 18.4
      20.4 16.8 C18.8 15 18 14 18 9.6 C18 6 16.2 2.8 12 2.6 Z; dot M9 20.6 H15 C14.8 22 13.6 22.8 12
      22.8 C10.4 22.8 9.2 22 9 20.6 Z
    envelope | body R 1.4 4.4 21.2 15.2 2.6; mark M2 6.2 L10.6 13.4 Q12 14.5 13.4 13.4 L22 6.2 M2 18
      L8.6 11.8 M22 18 L15.4 11.8
    envelope.open | body M1.6 9.8 Q1.6 8.6 2.6 7.9 L10.8 2.4 Q12 1.6 13.2 2.4 L21.4 7.9 Q22.4 8.6
      22.4 9.8 V18.6 Q22.4 21.2 19.8 21.2 H4.2 Q1.6 21.2 1.6 18.6 Z; mark M2 9.4 L10.6 15 Q12 15.8
      13.4 15 L22 9.4
    paperplane | body M21.8 2.6 Q22.4 1.6 21.2 1.8 L2.2 9.2 Q0.8 9.8 2.2 10.6 L9.6 14.4 L13.4 21.8
      Q14.2 23.2 14.8 21.8 Z; mark M9.8 14.2 L21 3
    phone | body icon e0b0
    phone.down | solid icon e0b1
    phone.arrow.up.right | solid icon e61c
    magnifyingglass | line O 10 10 7.4; line M15.4 15.4 L21.6 21.6
    plus.magnifyingglass | line O 10 10 7.4; line M15.4 15.4 L21.6 21.6; line M10 6.6 V13.4 M6.6 10
      H13.4
    minus.magnifyingglass | line O 10 10 7.4; line M15.4 15.4 L21.6 21.6; line M6.6 10 H13.4
    clock | body O 12 12 9.2; mark M12 6.4 V12 L15.8 14.4
    clock.arrow.circlepath | line A 12.8 12 8.8 -160 150; solid M1.2 8.4 H8 L4.4 13.6 Z; line M12.8
      6.8 V12 L16 14
    clock.arrow.2.circlepath | = clock.arrow.circlepath
    alarm | body O 12 12.8 7.8; mark M12 8.4 V12.8 H15; line M2 6.2 L5.8 2.6 M22 6.2 L18.2 2.6 M5.4
      20.2 L3.8 22 M18.6 20.2 L20.2 22
    stopwatch | body O 12 13.4 8.4; mark M12 8.6 V13.4; line M9.6 1.8 H14.4 M12 2 V4.6 M18.6 4.6
      L20.6 6.6
    timer | line A 12 12 9.2 -90 225; dot M10.7 13.3 C9.6 12.2 7 7.8 6.6 6.6 C7.8 7 12.2 9.6 13.3
      10.7 C14.6 12 12 14.6 10.7 13.3 Z; line M12 2.8 V6.4
    hourglass | line M5.4 2.2 H18.6 M5.4 21.8 H18.6; line M6.8 2.6 V5 C6.8 8.6 10.6 9.6 10.6 12
      C10.6 14.4 6.8 15.4 6.8 19 V21.4 M17.2 2.6 V5 C17.2 8.6 13.4 9.6 13.4 12 C13.4 14.4 17.2 15.4
      17.2 19 V21.4; dot M12 14 C14 15.4 15.4 17 15.4 19.4 H8.6 C8.6 17 10 15.4 12 14 Z
    tag | body M2.4 4.8 Q2.4 2.4 4.8 2.4 H11.4 Q12.6 2.4 13.5 3.3 L21.2 11 Q22.6 12.4 21.2 13.8
      L13.8 21.2 Q12.4 22.6 11 21.2 L3.3 13.5 Q2.4 12.6 2.4 11.4 Z; hole O 7.2 7.2 1.7
    ticket | body M1.4 7.4 Q1.4 5.2 3.6 5.2 H20.4 Q22.6 5.2 22.6 7.4 V9.4 C20 9.6 20 14.4 22.6 14.6
      V16.6 Q22.6 18.8 20.4 18.8 H3.6 Q1.4 18.8 1.4 16.6 V14.6 C4 14.4 4 9.6 1.4 9.4 Z; mark M15.4
      8.4 V9.6 M15.4 11.4 V12.6 M15.4 14.4 V15.6
    flag | body M4.6 3.6 C9 1.4 12 5.8 19.4 3.4 Q20 3.2 20 4 V13.4 C13 16.4 9 11.8 4.6 13.8; line
      M4.6 2.4 V22
    flag.checkered | solid icon f06e
    mappin | dot O 12 5.6 4.2; line M12 9 V22
    mappin.and.ellipse | dot O 12 4.8 3.6; line M12 8 V17; line2 M8.4 14 C4.6 14.6 2 16 2 17.6 C2
      19.8 6.4 21.4 12 21.4 C17.6 21.4 22 19.8 22 17.6 C22 16 19.4 14.6 15.6 14
    location | body M21.4 3.6 Q22 2.2 20.4 2.6 L3.4 10 Q1.6 11 3.4 11.6 L11 12.4 Q11.6 12.4 11.6 13
      L12.4 20.6 Q13 22.4 14 20.6 Z
    location.north | body M12 2.4 Q12.7 1.6 13.3 2.8 L20.4 19.8 Q20.9 21.9 18.9 21 L12 17.4 L5.1 21
      Q3.1 21.9 3.6 19.8 L10.7 2.8 Q11.3 1.6 12 2.4 Z
    map | body M2.2 5.4 L8.6 2.8 L15.4 5.4 L21 3.2 Q22.2 2.8 22.2 4 V18 Q22.2 18.8 21.4 19.2 L15.4
      21.4 L8.6 18.8 L3 21 Q1.8 21.4 1.8 20.2 V6.2 Q1.8 5.6 2.2 5.4 Z; mark M8.6 3.2 V18.4 M15.4 5.8
      V21
    globe | line O 12 12 9.2; line M12 2.8 C9 5 7.4 8 7.4 12 C7.4 16 9 19 12 21.2 C15 19 16.6 16
      16.6 12 C16.6 8 15 5 12 2.8 Z M12 2.8 V21.2 M2.8 12 H21.2 M4.6 6.8 C8.6 9 15.4 9 19.4 6.8 M4.6
      17.2 C8.6 15 15.4 15 19.4 17.2
    network | = globe
    safari | body O 12 12 9.2; hole M17.4 6.6 L13.4 13.4 L6.6 17.4 L10.6 10.6 Z
    cart | line M1.2 3 H3.4 Q4.4 3 4.7 4 L7.4 14.2 Q7.8 16 9.4 16 H19; body M5.2 5.6 H21.2 Q22.6 5.6
      22.3 7 L21 12 Q20.7 13.2 19.4 13.2 H7.2; solid O 9.2 19.8 1.5; solid O 18.2 19.8 1.5
    bag | body M4 7 H20 Q20.8 7 20.9 7.8 L21.4 19 Q21.4 22 18.4 22 H5.6 Q2.6 22 2.6 19 L3.1 7.8 Q3.2
      7 4 7 Z; line M8 6.6 C8 3.6 9.6 1.8 12 1.8 C14.4 1.8 16 3.6 16 6.6; mark M8 7.6 V9.6 M16 7.6
      V9.6
    basket | body icon e8cb
    creditcard | body R 1.4 4 21.2 16 2.8; hole R 1.4 7.6 21.2 3 0; mark M5 15.8 H9
    banknote | body R 1 5 22 14 2; mark O 12 12 3.2; hole O 5 12 1.1; hole O 19 12 1.1
    wallet.pass | body R 3.4 2.4 17.2 19.2 2.8; mark M3.6 12.6 H8.6 C9.4 15.2 14.6 15.2 15.4 12.6
      H20.4 M3.6 8.6 H20.4
    giftcard | body R 1.4 4 21.2 16 2.8; mark M1.6 10.6 H22.4 M8.6 4.2 V19.8 M8.6 10.4 C6 10.4 4.6
      7.2 6.6 6.6 C8 6.2 8.6 8.4 8.6 10.4 C8.6 8.4 9.2 6.2 10.6 6.6 C12.6 7.2 11.2 10.4 8.6 10.4 Z
    gift | body R 1.8 7 20.4 4.6 1.2; body M3.2 12.8 V19.4 Q3.2 22 5.8 22 H18.2 Q20.8 22 20.8 19.4
      V12.8; mark M12 7.2 V21.8; line M12 6.8 C7.6 6.8 5.8 5.4 6.4 3.4 C7.2 1.2 10.6 2 12 6.8 C13.4
      2 16.8 1.2 17.6 3.4 C18.2 5.4 16.4 6.8 12 6.8 Z
    briefcase | body R 1.6 6.2 20.8 14.8 2.6; line M8 5.8 V4.4 Q8 2.8 9.6 2.8 H14.4 Q16 2.8 16 4.4
      V5.8; mark M1.8 12.8 C8 15 16 15 22.2 12.8 M12 12.6 V15.4
    case | = briefcase
    suitcase | body R 1.6 6.2 20.8 14.8 2.6; line M8 5.8 V4.4 Q8 2.8 9.6 2.8 H14.4 Q16 2.8 16 4.4
      V5.8; mark M6.4 6.4 V20.8 M17.6 6.4 V20.8
    graduationcap | body icon e80c
    lock | body R 4.6 10.4 14.8 11.2 2.6; line M7.6 10.2 V7 C7.6 4 9.4 2.2 12 2.2 C14.6 2.2 16.4 4
      16.4 7 V10.2
    lock.open | body R 2.6 10.4 14.8 11.2 2.6; line M13.8 10.2 V7 C13.8 4 15.4 2.2 18 2.2 C20.6 2.2
      22.2 4 22.2 7 V8.4
    lock.rotation | line A 12 12 9.2 -60 240; solid M14 0.8 L20.6 3.4 L15.2 8 Z; dot R 8 11.2 8 6
      1.4; line M9.6 11 V9.4 C9.6 6.4 14.4 6.4 14.4 9.4 V11
    key | body M15.6 2.2 C19.2 2.2 22 5 22 8.6 C22 12.2 19.2 15 15.6 15 C14.8 15 14 14.8 13.2 14.6
      L11.6 16.2 H9.6 V18.4 H7.4 V20.4 L6 21.8 H3 Q2.2 21.8 2.2 21 V18 L9.6 10.8 C9.4 10.2 9.2 9.4
      9.2 8.6 C9.2 5 12 2.2 15.6 2.2 Z; hole O 17 7.2 1.6
    camera | body M1.4 9 Q1.4 6.2 4.2 6.2 H6.6 Q7.4 6.2 7.9 5.5 L9 4 Q9.6 3.2 10.6 3.2 H13.4 Q14.4
      3.2 15 4 L16.1 5.5 Q16.6 6.2 17.4 6.2 H19.8 Q22.6 6.2 22.6 9 V17.6 Q22.6 20.4 19.8 20.4 H4.2
      Q1.4 20.4 1.4 17.6 Z; mark O 12 13 4.6; hole O 19 9.6 1.1
    camera.viewfinder | line M2.6 8 V5.4 Q2.6 2.6 5.4 2.6 H8 M16 2.6 H18.6 Q21.4 2.6 21.4 5.4 V8
      M21.4 16 V18.6 Q21.4 21.4 18.6 21.4 H16 M8 21.4 H5.4 Q2.6 21.4 2.6 18.6 V16; line M6 10 H8.4
      L9.6 8.2 H14.4 L15.6 10 H18 V16.4 H6 Z; line O 12 13 1.8
    camera.rotate | body M1.4 9 Q1.4 6.2 4.2 6.2 H6.6 Q7.4 6.2 7.9 5.5 L9 4 Q9.6 3.2 10.6 3.2 H13.4
      Q14.4 3.2 15 4 L16.1 5.5 Q16.6 6.2 17.4 6.2 H19.8 Q22.6 6.2 22.6 9 V17.6 Q22.6 20.4 19.8 20.4
      H4.2 Q1.4 20.4 1.4 17.6 Z; mark A 12 13 4.2 190 330; mark A 12 13 4.2 10 150; hole M17.8 9
      V12.6 H13.8 Z; hole M6.2 17 V13.4 H10.2 Z
    camera.metering.center.weighted | line R 1.4 5 21.2 14 2; dot O 12 12 3
    photo | body R 1.4 3.6 21.2 16.8 2.8; hole O 7 8.6 1.9; mark M1.8 17.4 L7 12.6 Q8 11.8 9 12.6
      L11.8 15.2 L16 11 Q17 10.2 18 11 L22.2 15
    photo.on.rectangle | body2 M4.4 16.4 Q1.4 16.4 1.4 13.4 V5.6 Q1.4 2.8 4.2 2.8 H15.6 Q18.4 2.8
      18.6 5.4; gap R 5.4 7.6 17.2 13.4 2.6; body R 5.4 7.6 17.2 13.4 2.6; hole O 9.8 11.6 1.4; mark
      M5.8 18.4 L10 15 L12.6 17.2 L16.6 13.6 L22.2 18
    photo.on.rectangle.angled | = photo.on.rectangle
    photo.stack | line2 M5 2.8 H19; body R 1.8 6 20.4 15.4 2.6; hole O 7 10.8 1.7; mark M2.2 19 L7.4
      14.6 L10.8 17.6 L15.6 13 L21.8 18.4
    video | body R 1 5.2 15 13.6 3; body M17.6 10.6 L21.6 7 Q23 6.2 23 7.6 V16.4 Q23 17.8 21.6 17
      L17.6 13.4 Z
    film | body R 1.8 3.4 20.4 17.2 2.4; mark M6.2 3.6 V20.4 M17.8 3.6 V20.4 M6.4 12 H17.6 M2 7.8 H6
      M2 12 H6 M2 16.2 H6 M18 7.8 H22 M18 12 H22 M18 16.2 H22
    play.rectangle | body2 R 1.4 4 21.2 16 3; hole M9.8 8.6 Q9.8 7.6 10.7 8.1 L16 11.4 Q16.8 12 16
      12.6 L10.7 15.9 Q9.8 16.4 9.8 15.4 Z
    mic | body R 8.2 1.6 7.6 13.2 3.8; line M4.8 11.4 V12 C4.8 15.8 7.6 18.4 12 18.4 C16.4 18.4 19.2
      15.8 19.2 12 V11.4 M12 18.6 V22 M8.2 22.2 H15.8
    speaker | body M2.6 9.8 Q2.6 8.6 3.8 8.6 H7.2 L12.6 3.8 Q13.6 3 13.6 4.4 V19.6 Q13.6 21 12.6
      20.2 L7.2 15.4 H3.8 Q2.6 15.4 2.6 14.2 Z
    speaker.wave.1 | body M2.6 9.8 Q2.6 8.6 3.8 8.6 H7.2 L12.6 3.8 Q13.6 3 13.6 4.4 V19.6 Q13.6 21
      12.6 20.2 L7.2 15.4 H3.8 Q2.6 15.4 2.6 14.2 Z; line2 M17.2 8.8 C18.6 10.6 18.6 13.4 17.2 15.2
    speaker.wave.2 | body M1.4 9.8 Q1.4 8.6 2.6 8.6 H6 L11.4 3.8 Q12.4 3 12.4 4.4 V19.6 Q12.4 21
      11.4 20.2 L6 15.4 H2.6 Q1.4 15.4 1.4 14.2 Z; line M15.8 8.8 C17.2 10.6 17.2 13.4 15.8 15.2;
      line2 M19 6.4 C21.6 9.6 21.6 14.4 19 17.6
    speaker.wave.3 | body M0.4 9.8 Q0.4 8.6 1.6 8.6 H4.6 L9.6 3.8 Q10.6 3 10.6 4.4 V19.6 Q10.6 21
      9.6 20.2 L4.6 15.4 H1.6 Q0.4 15.4 0.4 14.2 Z; line M13.6 8.8 C15 10.6 15 13.4 13.6 15.2; line2
      M16.6 6.4 C19.2 9.6 19.2 14.4 16.6 17.6; line3 M19.6 4 C23.6 8.6 23.6 15.4 19.6 20
    music.note | solid M9.2 5.4 L19 2.4 V6.8 L10.8 9.2 V18 C10.8 20.4 9 21.8 6.8 21.8 C5 21.8 3.8
      20.8 3.8 19.4 C3.8 17.6 5.4 16.6 9.2 16 Z
    music.note.list | line M2.6 5 H12 M2.6 10.4 H12 M2.6 15.8 H8; dot M14.8 5.6 L21.6 3.6 V6.8 L16.2
      8.4 V17 C16.2 18.8 14.8 20 13 20 C11.4 20 10.6 19.2 10.6 18.2 C10.6 16.8 11.8 16 14.8 15.6 Z
    music.mic | solid icon ef5a
    headphones | line M2.8 15.6 V12.6 C2.8 7 6.6 3.2 12 3.2 C17.4 3.2 21.2 7 21.2 12.6 V15.6; dot R
      2 13.6 5 8 2; dot R 17 13.6 5 8 2
    waveform | line M2 10.6 V13.4 M6 7.4 V16.6 M10 3.4 V20.6 M14 8.4 V15.6 M18 6 V18 M22 10.6 V13.4
    waveform.path.ecg | line M1.4 12.4 H6.6 L9.4 4 L14 20 L16.6 12.4 H22.6
    waveform.path | line M1.4 12 H4 L6.4 7 L9.4 18 L12 3.4 L14.8 20.6 L17.6 8 L20 12 H22.6
    chart.bar | body R 1.8 11.6 5.4 9.4 1.2; body R 9.3 7.4 5.4 13.6 1.2; body R 16.8 3 5.4 18 1.2
    chart.pie | body M10.6 4.4 V12.2 Q10.6 13.4 11.8 13.4 H19.6 C19.2 18.2 15.4 21.8 10.6 21.8 C5.6
      21.8 2 18 2 13 C2 8.2 5.8 4.6 10.6 4.4 Z; body M14 2 C18.4 2.2 21.8 5.6 22 10 H15.2 Q14 10 14
      8.8 Z
    chart.line.uptrend.xyaxis | line M2.2 2.6 V18.6 Q2.2 21.2 4.8 21.2 H22; line M6.4 15.4 L10.8 10
      L14.2 13 L20.4 5.6 M15.8 5 H20.8 V10
    chart.xyaxis.line | = chart.line.uptrend.xyaxis
    chart.bar.xaxis | dot R 3 9.6 4 8.4 0.8; dot R 10 6 4 12 0.8; dot R 17 2.4 4 15.6 0.8; line M1.8
      21.2 H22.2
    chart.bar.doc.horizontal | body R 4 1.8 16 20.4 2.6; mark M7.6 7 H14.6 M7.6 11 H12.6 M7.6 15
      H16.4
    puzzlepiece | body icon e87b
    puzzlepiece.extension | = puzzlepiece
    cube | body M11 2 Q12 1.5 13 2 L20.4 6 Q21.4 6.6 21.4 7.8 V16.2 Q21.4 17.4 20.4 18 L13 22 Q12
      22.5 11 22 L3.6 18 Q2.6 17.4 2.6 16.2 V7.8 Q2.6 6.6 3.6 6 Z; mark M3 7 L12 12 L21 7 M12 12 V22
    shippingbox | body M11 2 Q12 1.5 13 2 L20.4 6 Q21.4 6.6 21.4 7.8 V16.2 Q21.4 17.4 20.4 18 L13 22
      Q12 22.5 11 22 L3.6 18 Q2.6 17.4 2.6 16.2 V7.8 Q2.6 6.6 3.6 6 Z; mark M3 7 L12 12 L21 7 M12 12
      V22 M7.4 4.4 L16.6 9.4
    lightbulb | body M12 1.6 C16.4 1.6 19.4 4.8 19.4 8.8 C19.4 11.4 18 13.2 16.8 14.4 C15.8 15.4
      15.4 16 15.4 17.2 H8.6 C8.6 16 8.2 15.4 7.2 14.4 C6 13.2 4.6 11.4 4.6 8.8 C4.6 4.8 7.6 1.6 12
      1.6 Z; line M9.4 19.8 H14.6 M10.6 22.4 H13.4
    paintbrush | body icon e3ae
    paintbrush.pointed | body icon e3ae
    paintpalette | body icon e40a
    eyedropper | solid icon e3b8
    wand.and.stars | solid icon e663
    wand.and.rays | = wand.and.stars
    sparkles | body M9.6 4.6 C10.6 10 12.2 11.6 17.4 12.6 C12.2 13.6 10.6 15.2 9.6 20.6 C8.6 15.2 7
      13.6 1.8 12.6 C7 11.6 8.6 10 9.6 4.6 Z; dot M18.6 1.6 C19.1 4.4 20 5.3 22.8 5.8 C20 6.3 19.1
      7.2 18.6 10 C18.1 7.2 17.2 6.3 14.4 5.8 C17.2 5.3 18.1 4.4 18.6 1.6 Z; dot M18.6 16 C19 18
      19.6 18.6 21.6 19 C19.6 19.4 19 20 18.6 22 C18.2 20 17.6 19.4 15.6 19 C17.6 18.6 18.2 18 18.6
      16 Z
    sparkle | body M12 2 C13.4 9 15.2 10.6 22 12 C15.2 13.4 13.4 15 12 22 C10.6 15 8.8 13.4 2 12
      C8.8 10.6 10.6 9 12 2 Z
    crown | body M2 7.2 L7 11.4 L11.2 4.6 Q12 3.6 12.8 4.6 L17 11.4 L22 7.2 L20 18 Q19.8 19.4 18.2
      19.4 H5.8 Q4.2 19.4 4 18 Z; dot O 2 6 1.5; dot O 12 3.2 1.5; dot O 22 6 1.5
    trophy | body icon ea23
    rosette | body icon e7af
    medal | body icon ea3f
    theatermasks | solid icon ea66
    dice | body R 3 3 18 18 3.6; hole O 8 8 1.5; hole O 16 16 1.5; hole O 12 12 1.5
    die.face.5 | body R 3 3 18 18 3.6; hole O 8 8 1.5; hole O 16 16 1.5; hole O 12 12 1.5; hole O 16
      8 1.5; hole O 8 16 1.5
    die.face.3 | = dice
    gamecontroller | body M7.4 5.6 H16.6 C20 5.6 21.4 9 22.6 14.4 C23.2 17.4 22 19.4 20.2 19.4 C18.6
      19.4 17.6 18.2 16.2 16.2 H7.8 C6.4 18.2 5.4 19.4 3.8 19.4 C2 19.4 0.8 17.4 1.4 14.4 C2.6 9 4
      5.6 7.4 5.6 Z; mark M7.6 8.6 V13 M5.4 10.8 H9.8; hole O 15 12.4 1.2; hole O 17.8 9.4 1.2
    pin | body icon f10d
    megaphone | body icon ef49
    bed.double | body icon efdf
    sofa | body icon e16b
    cup.and.saucer | body icon efef
    fork.knife | solid icon e56c
    wineglass | body icon f1e8
    birthday.cake | body icon e7e9
    pills | body M3.8 13.4 L8.6 8.6 C10.6 6.6 13.6 6.6 15.4 8.4 C17.2 10.2 17.2 13.2 15.2 15.2 L10.4
      20 C8.4 22 5.4 22 3.6 20.2 C1.8 18.4 1.8 15.4 3.8 13.4 Z; mark M6.2 11 L12.8 17.6; dot O 18.2
      5.6 3.6
    cross | body M9 3.4 Q9 2.2 10.2 2.2 H13.8 Q15 2.2 15 3.4 V9 H20.6 Q21.8 9 21.8 10.2 V13.8 Q21.8
      15 20.6 15 H15 V20.6 Q15 21.8 13.8 21.8 H10.2 Q9 21.8 9 20.6 V15 H3.4 Q2.2 15 2.2 13.8 V10.2
      Q2.2 9 3.4 9 H9 Z
    cross.case | body icon f109
    bandage | body M3 7.6 L7.6 3 Q9.6 1.2 11.6 3 L21 12.4 Q22.8 14.4 21 16.4 L16.4 21 Q14.4 22.8
      12.4 21 L3 11.6 Q1.2 9.6 3 7.6 Z; mark M7 12.4 L12.4 7 M11.6 17 L17 11.6; hole O 12 10.4 0.9;
      hole O 12 13.6 0.9; hole O 10.4 12 0.9; hole O 13.6 12 0.9
    flask | body icon ea4b
    umbrella | body M12 3.4 C17.6 3.4 22 7.4 22.2 12.6 Q20.4 11 18.6 12.6 Q16.8 11 15.2 12.6 Q13.6
      11 12 12.6 Q10.4 11 8.8 12.6 Q7.2 11 5.4 12.6 Q3.6 11 1.8 12.6 C2 7.4 6.4 3.4 12 3.4 Z; line
      M12 1.8 V3 M12 13 V19.6 C12 22.8 16.2 22.8 16.2 19.6
    dumbbell | solid icon eb43
    sportscourt | body R 1.4 4.4 21.2 15.2 2; mark M12 4.6 V19.4; mark O 12 12 2.8
    soccerball | solid icon ea2f
    basketball | solid icon ea26
    football | solid icon ea29
    tennis.racket | solid icon ea32
    baseball | solid icon ea51
    tshirt | body M8.6 2.6 L2.4 5.6 Q1.6 6 1.8 6.9 L3 11 Q3.2 11.8 4 11.6 L6 11.2 V19.8 Q6 21.6 7.8
      21.6 H16.2 Q18 21.6 18 19.8 V11.2 L20 11.6 Q20.8 11.8 21 11 L22.2 6.9 Q22.4 6 21.6 5.6 L15.4
      2.6 C14.6 5.6 9.4 5.6 8.6 2.6 Z
    scalemass | solid icon eaf6
    ruler | body icon e41c
    qrcode | solid icon e00a
    barcode | line M2.6 4 V20 M6 4 V20 M12.6 4 V20 M18 4 V20 M21.4 4 V20; dot R 8 3.4 2.4 17.2 0;
      dot R 14.6 3.4 1.6 17.2 0
    barcode.viewfinder | line M2.6 7 V5.4 Q2.6 2.6 5.4 2.6 H7 M17 2.6 H18.6 Q21.4 2.6 21.4 5.4 V7
      M21.4 17 V18.6 Q21.4 21.4 18.6 21.4 H17 M7 21.4 H5.4 Q2.6 21.4 2.6 18.6 V17; line M6.4 7.4
      V16.6 M9.4 7.4 V16.6 M12 7.4 V16.6 M15 7.4 V16.6 M17.6 7.4 V16.6
    qrcode.viewfinder | line M2.6 7 V5.4 Q2.6 2.6 5.4 2.6 H7 M17 2.6 H18.6 Q21.4 2.6 21.4 5.4 V7
      M21.4 17 V18.6 Q21.4 21.4 18.6 21.4 H17 M7 21.4 H5.4 Q2.6 21.4 2.6 18.6 V17; line R 7 7 3.4
      3.4 0.4; line R 13.6 7 3.4 3.4 0.4; line R 7 13.6 3.4 3.4 0.4; dot R 13 13 4.6 4.6 0.6
    viewfinder | line M2.6 8 V5.4 Q2.6 2.6 5.4 2.6 H8 M16 2.6 H18.6 Q21.4 2.6 21.4 5.4 V8 M21.4 16
      V18.6 Q21.4 21.4 18.6 21.4 H16 M8 21.4 H5.4 Q2.6 21.4 2.6 18.6 V16
    crop | line M6.6 1.4 V15 Q6.6 17.4 9 17.4 H22.6 M1.4 6.6 H15 Q17.4 6.6 17.4 9 V22.6
    crop.rotate | solid icon e437
    rotate.left | = arrow.counterclockwise
    rotate.right | = arrow.clockwise
    flip.horizontal | line M12 2.4 V21.6; body M9 5 V19 H2.4 Z; body M15 5 V19 H21.6 Z
    move.3d | solid icon e84d
    dot.radiowaves.left.and.right | solid O 12 12 1.8; line M8.2 8.2 C6.2 10.2 6.2 13.8 8.2 15.8
      M15.8 8.2 C17.8 10.2 17.8 13.8 15.8 15.8; line2 M5 5.2 C1.2 9 1.2 15 5 18.8 M19 5.2 C22.8 9
      22.8 15 19 18.8
    antenna.radiowaves.left.and.right | solid icon ebba
    airplayaudio | solid icon f048
    airplayvideo | solid icon e055
    rectangle.inset.filled | line R 1.4 4.4 21.2 15.2 2.8; dot R 4.4 7.4 15.2 9.2 0.8
    pip.enter | line M10.4 17.8 H4 Q1.4 17.8 1.4 15.2 V6.4 Q1.4 3.8 4 3.8 H18.4 Q21 3.8 21 6.4
      V10.4; dot R 12.6 12.6 10.4 7.6 1.4
    pip.exit | = pip.enter
    rectangle.and.pencil.and.ellipsis | line R 1.4 6 21.2 12 2.4; dot O 6 12 1.2; dot O 10 12 1.2;
      dot O 14 12 1.2
    app.badge | line M14.6 3.4 H6.6 Q3 3.4 3 7 V17.4 Q3 21 6.6 21 H17 Q20.6 21 20.6 17.4 V9.4; dot O
      19.4 4.6 3.6
    photo.artframe | = photo
    hammer.fill | = hammer
    phone.down.fill | = phone.down
    storefront.fill | = storefront
    app.badge.fill | solid M14.2 2.2 A 19.4 4.6 5.2 205 75 L21 10 V17.6 Q21 21.4 17.2 21.4 H6.4 Q2.6
      21.4 2.6 17.6 V6 Q2.6 2.2 6.4 2.2 Z; gap O 19.4 4.6 2.6; solid O 19.4 4.6 3.6
    key.horizontal | body M7 6.4 C9.6 6.4 11.8 8 12.4 10.4 H20.4 L22.6 12.6 L20 15.4 L17.8 13.8
      L15.8 15.4 L14 13.6 H12.4 C11.8 16 9.6 17.6 7 17.6 C3.8 17.6 1.4 15.2 1.4 12 C1.4 8.8 3.8 6.4
      7 6.4 Z; hole O 5.8 12 1.5
    timelapse | line O 12 12 4; line A 12 12 8.8 0 12; line A 12 12 8.8 30 42; line A 12 12 8.8 60
      72; line A 12 12 8.8 90 102; line A 12 12 8.8 120 132; line A 12 12 8.8 150 162; line A 12 12
      8.8 180 192; line A 12 12 8.8 210 222; line A 12 12 8.8 240 252; line A 12 12 8.8 270 282;
      line A 12 12 8.8 300 312; line A 12 12 8.8 330 342
    cursorarrow.rays | solid M10 9.6 L19.8 17.6 L15.2 18 L17.8 22.2 L15.8 23.2 L13.4 18.8 L10 22 Z;
      line2 M8.6 1.8 V4.6 M1.8 8.6 H4.6 M3.8 3.8 L5.8 5.8 M13.4 3.8 L11.4 5.8 M3.8 13.4 L5.8 11.4
    wifi.exclamationmark | line2 M5 12 C6.6 10.6 8.6 9.6 10 9.4 M14 9.4 C15.6 9.6 17.4 10.6 19 12;
      line3 M1.6 8.4 C4 6.2 7 4.8 10 4.4 M14 4.4 C17 4.8 20 6.2 22.4 8.4; line M12 4.6 V14.4; solid
      O 12 18.8 1.6
    arrow.triangle.turn.up.right.diamond | body M10.9 2.5 Q12 1.4 13.1 2.5 L21.5 10.9 Q22.6 12 21.5
      13.1 L13.1 21.5 Q12 22.6 10.9 21.5 L2.5 13.1 Q1.4 12 2.5 10.9 Z; mark M8.6 15.6 V13 Q8.6 11
      10.6 11 H13; hole M12.8 8 L16.6 11 L12.8 14 Z
    play.tv | body R 1.4 3.6 21.2 14 2.4; line M7.4 20.6 H16.6; hole M9.8 7.6 L15.4 10.6 L9.8 13.6 Z
    photo.tv | body R 1.4 3.6 21.2 14 2.4; line M7.4 20.6 H16.6; mark M2 15.6 L7.6 11 L11 14 L15.4
      9.6 L22 15
    speaker.1 | = speaker.wave.1
    speaker.2 | = speaker.wave.2
    speaker.3 | = speaker.wave.3
    hifispeaker | body R 5.4 1.6 13.2 20.8 2.4; hole O 12 6.2 1.6; mark O 12 14.8 4
    hifispeaker.2 | body R 1 3.4 9.8 17.2 1.8; body R 13.2 3.4 9.8 17.2 1.8; hole O 5.9 7.2 1.3;
      hole O 18.1 7.2 1.3; mark O 5.9 14 2.8; mark O 18.1 14 2.8
    homekit | line M2.4 11.4 L12 3.2 L21.6 11.4 M4.4 10 V20.6 H19.6 V10; line2 M8 17 V12.4 L12 9 L16
      12.4 V17 Z
    gearshape.2 | = gear
    barometer | line O 12 12 9.6; line M12 12 L16.6 7.8; dot O 12 12 1.6; dot O 6 12 0.9; dot O 7.8
      7.8 0.9; dot O 12 6 0.9; dot O 18 12 0.9
    metronome | line M8.4 2.4 H13.4 Q14.6 2.4 15 3.6 L19.8 19.6 Q20.4 21.8 18.2 21.8 H4.6 Q2.4 21.8
      3 19.6 L7 3.6 Q7.4 2.4 8.4 2.4 Z; line M4.6 16.8 H18.6; line M11 16.4 L19.6 6.2
    dial.min | line O 12 12 6; line M12 6.4 L8.6 9.2; dot O 4.4 19 1.2; dot O 2 12 1.2; dot O 4.6 5
      1.2; dot O 12 2 1.2; dot O 19.4 5 1.2; dot O 22 12 1.2; dot O 19.6 19 1.2
    screwdriver | solid M16.2 1.8 L22.2 7.8 L18.8 11.6 L16.4 11 L13 7.6 L12.4 5.2 Z; line M13.6 10.4
      L4 20
    tent | line M12 3 L1.8 20.6 H22.2 L12 3 M12 3 L13.6 0.8 M12 3 L10.4 0.8; line M12 9.6 L7.8 20.4
      M12 9.6 L16.2 20.4
    fan | body M12 12 C9 9.8 8.2 5 10.8 2.6 C13.2 0.8 16.4 3.2 15.4 6.2 C14.8 8.4 13 9.6 12 12 Z;
      body M12 12 C15.4 10.5 20 12.2 20.7 15.7 C21.1 18.6 17.4 20.2 15.3 17.8 C13.7 16.2 13.6 14.1
      12 12 Z; body M12 12 C11.6 15.7 7.8 18.8 4.5 17.7 C1.7 16.6 2.2 12.6 5.3 12 C7.5 11.4 9.4 12.3
      12 12 Z
    chair | solid icon efed
    bathtub | solid icon ea41
    shower | solid icon f061
    washer | body icon e54a
    refrigerator | body icon eb47
    stairs | line M2.4 20.6 H7.4 V16 H12 V11.4 H16.6 V6.8 H21.6
    door.left.hand.open | solid icon eb4f
    balloon | body M12 1.8 C16.6 1.8 19.6 5 19.6 9 C19.6 13.2 16 17 12 17 C8 17 4.4 13.2 4.4 9 C4.4
      5 7.4 1.8 12 1.8 Z; dot M12 16.4 L14 19.2 H10 Z; line2 M12 19 C12 21 13.6 21 13.2 23
    party.popper | solid icon ea65
    pianokeys | body R 1.6 4 20.8 16 2; mark M8.4 13.6 V19.8 M15.6 13.6 V19.8; mark M6.2 4.2 V13
      H10.4 V4.2 M13.6 4.2 V13 H17.8 V4.2
    tuningfork | line M8 2.4 V8.4 C8 11 9.6 12.6 12 12.6 C14.4 12.6 16 11 16 8.4 V2.4; line M12 12.8
      V21.6
    radio | body R 1.8 7.4 20.4 14 2.4; line M5 7 L18.4 2.2; mark O 8 14.4 3.4; mark M14.4 11.4 H19
      M14.4 14.4 H19 M14.4 17.4 H19
    gyroscope | line O 12 12 9.8; line M2.2 12 C2.2 9.6 6.6 8 12 8 C17.4 8 21.8 9.6 21.8 12 C21.8
      14.4 17.4 16 12 16 C6.6 16 2.2 14.4 2.2 12 Z; line M12 2.2 C9.6 2.2 8 6.6 8 12 C8 17.4 9.6
      21.8 12 21.8 C14.4 21.8 16 17.4 16 12 C16 6.6 14.4 2.2 12 2.2 Z
    camera.aperture | solid icon e3af
    lifepreserver | line O 12 12 9.8; line O 12 12 4.2; line M8.8 9.2 L5.2 5 M15.2 9.2 L18.8 5 M8.8
      14.8 L5.2 19 M15.2 14.8 L18.8 19
    binoculars | body O 6.2 16.4 4.8; body O 17.8 16.4 4.8; line M1.8 14.6 L5 4.6 Q5.4 3.2 7 3.2
      Q8.8 3.2 8.8 5 V12.4 M22.2 14.6 L19 4.6 Q18.6 3.2 17 3.2 Q15.2 3.2 15.2 5 V12.4; line M9 8.6 H15
    pyramid | body M11 2.6 Q12 1.4 13 2.6 L22 16.2 Q22.6 17.2 21.6 17.8 L13 22 Q12 22.5 11 22 L2.4
      17.8 Q1.4 17.2 2 16.2 Z; mark M12 2.4 V22
    cylinder | body M4 5.4 C4 3.4 7.6 2 12 2 C16.4 2 20 3.4 20 5.4 V18.6 C20 20.6 16.4 22 12 22 C7.6
      22 4 20.6 4 18.6 Z; mark M4.2 5.6 C4.8 7.4 8 8.6 12 8.6 C16 8.6 19.2 7.4 19.8 5.6
    cone | body M10.8 2.6 Q12 1 13.2 2.6 L21 17.4 C21 20.4 16.8 22.2 12 22.2 C7.2 22.2 3 20.4 3 17.4
      Z; mark M3.6 17 C5.2 14.8 8.4 13.8 12 13.8 C15.6 13.8 18.8 14.8 20.4 17
    cube.transparent | line M11 2 Q12 1.5 13 2 L20.4 6 Q21.4 6.6 21.4 7.8 V16.2 Q21.4 17.4 20.4 18
      L13 22 Q12 22.5 11 22 L3.6 18 Q2.6 17.4 2.6 16.2 V7.8 Q2.6 6.6 3.6 6 Z; line M3 7 L12 12 L21 7
      M12 12 V22; line2 M12 2.4 V11.6 M3 17 L12 12 L21 17
    arkit | line M7.4 9.6 L12 7.2 L16.6 9.6 V14.6 L12 17 L7.4 14.6 Z M7.4 9.6 L12 12 L16.6 9.6 M12
      12 V17; line2 M9.4 3 L12 1.6 L14.6 3 M20.4 6.4 L22 7.4 V10 M22 14 V16.6 L20.4 17.6 M14.6 21
      L12 22.4 L9.4 21 M3.6 17.6 L2 16.6 V14 M2 10 V7.4 L3.6 6.4
    music.note.house | body M3.8 11 V18.4 Q3.8 21 6.4 21 H17.6 Q20.2 21 20.2 18.4 V11 L12 3.4 Z;
      hole M10.6 10.4 L15.6 9 V11 L12 12 V16 C12 17.4 11 18.2 9.8 18.2 C8.8 18.2 8 17.6 8 16.8 C8
      15.8 9 15.2 10.6 15 Z
    play.square.stack | line2 M7 2 H17; line2 M5 5.2 H19; body R 3.2 8.6 17.6 13 2.8; hole M9.8 12
      Q9.8 11 10.7 11.5 L15.6 14.5 Q16.4 15.1 15.6 15.7 L10.7 18.7 Q9.8 19.2 9.8 18.2 Z
    person.wave.2 | solid icon e91f
    lasso.and.sparkles | = lasso
    guitars | body M11.4 11.2 C13 12.4 12.6 14.2 11.4 15.2 C12.2 18.6 10 21.8 6.8 21.8 C3.8 21.8 2
      19.6 2.2 17 C2.4 14.2 4.8 13.2 6.2 12.6 C6.4 10.6 9.2 9.4 11.4 11.2 Z; hole O 7.6 16.6 1.7;
      line M10.8 12.2 L19.2 4.6; line M18 3 L21 6.2 M20.4 1.8 L22.2 3.8
    popcorn | body M4.6 9.4 L6.4 20.6 Q6.6 22 8 22 H16 Q17.4 22 17.6 20.6 L19.4 9.4; line M4.2 9.2
      H19.8; mark M9.2 10 L9.8 21 M14.8 10 L14.2 21; line M5 8.8 C2.8 7.6 4 4.4 6.6 5 C6.8 2.4 10
      1.8 11.2 3.8 C12.6 1.6 16 2.2 16.4 4.8 C19.4 4 21 7.4 19 8.8
    oven | body R 2.6 2.4 18.8 19.2 2.4; mark M3 7.8 H21; hole O 6.6 5.2 1; hole O 10.2 5.2 1; mark
      M15.6 5.2 H18; mark R 6.2 11.2 11.6 7 1.2
    stove | body R 2.6 2.4 18.8 19.2 2.4; mark M3 7 H21; hole O 6.4 4.7 0.9; hole O 10.1 4.7 0.9;
      hole O 13.9 4.7 0.9; hole O 17.6 4.7 0.9; mark M6.6 10.6 H17.4; mark R 6.2 13 11.6 5.4 1
    cooktop | body R 2.4 2.4 19.2 19.2 2.8; mark O 7.8 7.8 2.5; mark O 16.2 7.8 2.5; mark O 7.8 16.2
      2.5; mark O 16.2 16.2 2.5
    microwave | body R 1.6 4.6 20.8 14 2.2; mark R 4.4 7.6 10.6 8 1; hole O 18.6 8.8 1; hole O 18.6
      12 1; line M5 20.2 H7 M17 20.2 H19
    dishwasher | body R 3 2.4 18 19.2 2.4; mark M3.4 7 H20.6; hole O 6.6 4.7 0.9; mark M12 10.6
      V17.8 M8.4 12.4 L15.6 16 M15.6 12.4 L8.4 16
    dryer | = washer
    sink | body M2.6 12.6 H21.4 V14.6 C21.4 17.6 19.2 19.8 16.2 19.8 H7.8 C4.8 19.8 2.6 17.6 2.6
      14.6 Z; line M12 12.2 V6.4 C12 1.8 18 1.8 18 6.4 V7.4; line M8 8.6 V12.2
    toilet | body M4.4 11.6 H20 C20 15.2 17.6 17.6 14.6 18.2 V21.8 H7.6 V17.2 C5.6 16 4.4 14 4.4
      11.6 Z; body R 4.4 2 6 7.6 1.2; line M6 9.8 V11.4
    spigot | solid icon f107
    spigot.fill | = spigot
    frying.pan | body O 8.4 12 6.8; mark O 8.4 12 3.8; line M15.4 12 H22.6
    mug | body M4 4.6 H16 V17.4 Q16 20.4 13 20.4 H7 Q4 20.4 4 17.4 Z; line M16.4 8 H18 C22.4 8 22.4
      15.6 18 15.6 H16.4
    waterbottle | body M9 6.2 H15 C16.6 7.4 17 8.6 17 10.4 V19.6 Q17 22 14.6 22 H9.4 Q7 22 7 19.6
      V10.4 C7 8.6 7.4 7.4 9 6.2 Z; line M9.6 2.4 H14.4; line M10.2 2.6 V5.8 M13.8 2.6 V5.8; mark
      M7.4 13.4 H16.6
    takeoutbag.and.cup.and.straw | solid icon e57a
    takeoutbag.and.cup.and.straw.fill | = takeoutbag.and.cup.and.straw
    lamp.table | body M8.4 2.4 H15.6 L19 11.4 H5 Z; line M12 11.8 V20.4 M8 21 H16
    lamp.desk | solid icon f02a
    lamp.desk.fill | = lamp.desk
    lamp.floor | body M8.8 2 H15.2 L17.6 8.6 H6.4 Z; line M12 9 V21 M8.6 21.6 H15.4
    table.furniture | solid icon eac6
    chair.lounge | = chair
    cabinet | body R 4 2 16 18 1.8; mark M12 2.6 V19.4; mark M9.4 10 V12 M14.6 10 V12; line M6.4
      20.4 V22 M17.6 20.4 V22
    fireplace | solid icon ea43
    window.casement | body R 3 2.4 18 19.2 1.8; mark M12 3 V21 M3.4 12 H20.6
    window.shade.open | solid icon ec12
    blinds.vertical.open | solid icon e286
    curtains.open | solid icon ec1e
    door.left.hand.closed | body M5.4 21.4 V4 Q5.4 2 7.4 2 H16.6 Q18.6 2 18.6 4 V21.4 Z; line M2.4
      21.6 H21.6; hole O 8.6 12 1.1
    door.sliding.left.hand.open | solid icon effe
    door.garage.open | solid icon f011
    backpack | body M5 11.6 C5 7.6 7.6 5 12 5 C16.4 5 19 7.6 19 11.6 V19.4 Q19 21.8 16.6 21.8 H7.4
      Q5 21.8 5 19.4 Z; line M9 5 V4 C9 1.6 15 1.6 15 4 V5; mark M8.4 14.4 H15.6 V18.6 H8.4 Z M9.4
      9.6 H14.6
    suitcase.rolling | body R 5 6.4 14 13.6 2; line M9 6 V2.6 H15 V6; mark M9.2 9.6 V16.8 M14.8 9.6
      V16.8; line M8 20.4 V22 M16 20.4 V22
    suitcase.cart | = suitcase.rolling
    latch.2.case | = briefcase
    handbag | body M3.6 9.6 H20.4 L21.6 18.6 Q21.8 21.2 19.2 21.2 H4.8 Q2.2 21.2 2.4 18.6 Z; line
      M7.4 9.2 C7.4 1 16.6 1 16.6 9.2
    shoe | body M2 8.2 L6.8 7 C7.6 10.4 12 11.6 17.4 12 C20.6 12.4 22 14.4 22 17.6 H2 Z; line M2
      20.4 H22; mark M10.4 9 L9.2 11.4 M13.4 10.2 L12.4 12.4
    sunglasses | body M1.6 9.6 H10.2 V12 C10.2 17.6 1.6 17.6 1.6 12 Z; body M13.8 9.6 H22.4 V12
      C22.4 17.6 13.8 17.6 13.8 12 Z; line M10.4 10.4 C11 9.6 13 9.6 13.6 10.4 M1.8 9.4 L4 6.4 M22.2
      9.4 L20 6.4
    hat.widebrim | body M6.4 14 C6.8 8.4 7.6 5.6 9.6 5.6 C10.8 5.6 11.2 6.4 12 6.4 C12.8 6.4 13.2
      5.6 14.4 5.6 C16.4 5.6 17.2 8.4 17.6 14 Z; line M1.6 14.4 C6 19.4 18 19.4 22.4 14.4; mark M6.8
      11.2 H17.2
    comb | line M2 6.6 H22 M3 7 V17 M6 7 V17 M9 7 V17 M12 7 V17 M15 7 V17 M18 7 V17 M21 7 V17
    comb.fill | = comb
    pill | body M4 20 C1.6 17.6 1.6 14 4 11.6 L11.6 4 C14 1.6 17.6 1.6 20 4 C22.4 6.4 22.4 10 20
      12.4 L12.4 20 C10 22.4 6.4 22.4 4 20 Z; mark M7.8 7.8 L16.2 16.2
    syringe.fill | = syringe
    ivfluid.bag | body M7 2.4 H17 V13.4 C17 16.4 14.8 17.6 12 17.6 C9.2 17.6 7 16.4 7 13.4 Z; line
      M12 18 V22.4; mark M7.4 8.6 H16.6; mark M10.6 5 H13.4
    facemask | solid icon f218
    facemask.fill | = facemask
    microbe | solid icon f221
    microbe.fill | = microbe
    allergens | = microbe
    volleyball | solid icon ea31
    volleyball.fill | = volleyball
    basketball.fill | = basketball
    football.fill | = football
    baseball.fill | = baseball
    soccerball.inverse | = soccerball
    tennisball | body O 12 12 9.2; mark M4.6 5.8 C8.4 8.8 8.4 15.2 4.6 18.2 M19.4 5.8 C15.6 8.8 15.6
      15.2 19.4 18.2
    cricket.ball | solid icon ea27
    hockey.puck | solid icon ea2b
    skateboard | line M1.6 9.6 C2.6 12 4 12.6 6 12.6 H18 C20 12.6 21.4 12 22.4 9.6; dot O 6.8 16.4
      2; dot O 17.2 16.4 2
    surfboard | body M20.8 3.2 C21.4 9.6 12.6 20.6 3.2 20.8 C3.4 11.4 14.4 2.6 20.8 3.2 Z; mark
      M18.6 5.4 L7.4 16.6
    snowboard | body M3.4 17.2 L17.2 3.4 C19 1.6 22.4 5 20.6 6.8 L6.8 20.6 C5 22.4 1.6 19 3.4 17.2
      Z; mark M8 13 L11 16 M13 8 L16 11
    dumbbell.fill | = dumbbell
    scalemass.fill | = scalemass
    metronome.fill | = metronome
    shower.fill | = shower
    party.popper.fill | = party.popper
    tent.fill | = tent
    bathtub.fill | = bathtub
    chair.fill | = chair
    die.face.1 | body R 3 3 18 18 3.6; hole O 12 12 1.7
    die.face.2 | body R 3 3 18 18 3.6; hole O 8 8 1.6; hole O 16 16 1.6
    die.face.4 | body R 3 3 18 18 3.6; hole O 8 8 1.5; hole O 16 8 1.5; hole O 8 16 1.5; hole O 16
      16 1.5
    die.face.6 | body R 3 3 18 18 3.6; hole O 8 7.4 1.4; hole O 16 7.4 1.4; hole O 8 12 1.4; hole O
      16 12 1.4; hole O 8 16.6 1.4; hole O 16 16.6 1.4
    movieclapper | solid icon e404
    movieclapper.fill | = movieclapper
    film.stack | = film
    recordingtape | solid icon e0d9
    balloon.2 | = balloon
    hourglass.bottomhalf.filled | solid icon ea5c
    hourglass.tophalf.filled | solid icon ea5b
    deskclock | body R 2.4 4 19.2 14.6 2.6; mark O 12 11.3 4.8; mark M12 8.8 V11.3 H13.8; line M6 19
      V20.6 M18 19 V20.6
    lightbulb.2 | = lightbulb
    cube.box | = shippingbox
    app.gift | = gift
    mail | = envelope
    wallet.bifold | solid icon f8ff
    lanyardcard | solid icon ea67
    lanyardcard.fill | = lanyardcard
    creditcard.and.123 | = creditcard
    centsign | solid text ¢
    level | body R 1.6 8 20.8 8 2; mark M8.4 8.4 V15.6 M15.6 8.4 V15.6; hole O 12 12 1.6
    wrench.adjustable | = wrench
    house.lodge | = house
    globe.desk | line O 11.4 9.6 6.6; line M4 15.4 C9.6 21 19.6 16.4 19.6 7.6 M12 19.2 V21.6 M8 21.8
      H16
    globe.europe.africa | = globe
    globe.asia.australia | = globe
    """
}
