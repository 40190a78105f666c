extension SymbolTable {
  /// People, hands and faces.
  static let people = """
    person | body O 12 7 4.6; body M3 19.6 C3 16 7 13.8 12 13.8 C17 13.8 21 16 21 19.6 Q21 21 19.2
      21 H4.8 Q3 21 3 19.6 Z
    person.2 | body2 O 16.8 8.2 3.2; body2 M12 19.6 C12 16 14 13.8 16.8 13.8 C20.4 13.8 22.9 15.9
      22.9 18.6 Q22.9 19.6 21.6 19.6 Z; gap O 8.4 7.8 3.8; gap M1.2 18.4 C1.2 15.6 4.4 13.6 8.4 13.6
      C12.4 13.6 15.6 15.6 15.6 18.4 Q15.6 19.6 14.2 19.6 H2.6 Q1.2 19.6 1.2 18.4 Z; body O 8.4 7.8
      3.8; body M1.2 18.4 C1.2 15.6 4.4 13.6 8.4 13.6 C12.4 13.6 15.6 15.6 15.6 18.4 Q15.6 19.6 14.2
      19.6 H2.6 Q1.2 19.6 1.2 18.4 Z
    person.3 | body2 O 4.8 9 2.5; body2 M8 18.2 C8 15.4 6.8 13.6 4.8 13.6 C2.2 13.6 0.2 15.2 0.2
      17.4 Q0.2 18.2 1.2 18.2 Z; body2 O 19.2 9 2.5; body2 M16 18.2 C16 15.4 17.2 13.6 19.2 13.6
      C21.8 13.6 23.8 15.2 23.8 17.4 Q23.8 18.2 22.8 18.2 Z; gap O 12 8 3.2; gap M6.4 17.4 C6.4 15
      8.8 13.2 12 13.2 C15.2 13.2 17.6 15 17.6 17.4 Q17.6 18.4 16.4 18.4 H7.6 Q6.4 18.4 6.4 17.4 Z;
      body O 12 8 3.2; body M6.4 17.4 C6.4 15 8.8 13.2 12 13.2 C15.2 13.2 17.6 15 17.6 17.4 Q17.6
      18.4 16.4 18.4 H7.6 Q6.4 18.4 6.4 17.4 Z
    person.crop.circle | body2 O 12 12 9.2; hole O 12 9.4 3.4; hole M5.6 18 C6.8 15.6 9.2 14.2 12
      14.2 C14.8 14.2 17.2 15.6 18.4 18 C16.8 19.6 14.6 20.6 12 20.6 C9.4 20.6 7.2 19.6 5.6 18 Z
    person.circle | = person.crop.circle
    person.crop.square | body2 R 3 3 18 18 3.4; hole O 12 9.4 3.3; hole M5.4 20.6 C5.8 16.8 8.6 14.4
      12 14.4 C15.4 14.4 18.2 16.8 18.6 20.6 Z
    person.crop.rectangle | body2 R 1.4 4 21.2 16 2.8; hole O 12 9.4 3; hole M6.4 19.4 C6.6 16 9
      13.8 12 13.8 C15 13.8 17.4 16 17.6 19.4 Z
    person.crop.artframe | = person.crop.rectangle
    person.text.rectangle | body R 1.4 4 21.2 16 2.8; hole O 7.4 9.8 2.2; hole M3.8 16.4 C3.8 14.2
      5.4 13 7.4 13 C9.4 13 11 14.2 11 16.4 Z; mark M14 9.6 H19.2 M14 13.4 H19.2
    rectangle.stack.person.crop | line2 M4 2.8 H20; body R 1.6 6 20.8 15.4 2.8; hole O 12 11.2 2.8;
      hole M6.6 20.8 C6.8 17.4 9 15.4 12 15.4 C15 15.4 17.2 17.4 17.4 20.8 Z
    figure.stand | solid icon e4eb
    figure.walk | solid icon e536
    figure.run | solid icon e566
    figure.wave | solid icon ea1d
    figure | solid icon e84e
    figure.mind.and.body | solid icon ea78
    figure.hiking | solid icon e50a
    figure.pool.swim | solid icon eb48
    figure.and.child.holdinghands | solid icon f1ac
    figure.2 | solid icon e63d
    accessibility | solid icon e84e
    face.smiling | body O 12 12 9.2; hole O 8.9 9.8 1.4; hole O 15.1 9.8 1.4; mark A 12 12.4 5 30
      150
    smiley | = face.smiling
    face.dashed | line A 12 12 9.2 0 24; line A 12 12 9.2 45 69; line A 12 12 9.2 90 114; line A 12
      12 9.2 135 159; line A 12 12 9.2 180 204; line A 12 12 9.2 225 249; line A 12 12 9.2 270 294;
      line A 12 12 9.2 315 339; dot O 8.9 9.8 1.4; dot O 15.1 9.8 1.4; line A 12 12.4 5 30 150
    hand.thumbsup | body icon e8dc
    hand.thumbsdown | body icon e8db
    hand.raised | body icon e764
    hand.wave | solid icon e766
    hand.tap | solid icon e913
    hands.clap | solid icon ebe5
    eye | body M12 5 C17 5 21 8.4 22.8 12 C21 15.6 17 19 12 19 C7 19 3 15.6 1.2 12 C3 8.4 7 5 12 5
      Z; mark O 12 12 4.2; hole O 12 12 1.8
    eyeglasses | line O 6 13.4 4.2; line O 18 13.4 4.2; line M10.2 12.6 C11 11.6 13 11.6 13.8 12.6
      M1.8 12.6 C2.2 8 3.4 6.4 5.8 6.4 M22.2 12.6 C21.8 8 20.6 6.4 18.2 6.4
    ear | solid icon e023
    brain.head.profile | solid icon ea4a
    heart | body icon e87d
    suit.heart | = heart
    suit.diamond | body M12 1.6 Q15.8 7.4 20.2 12 Q15.8 16.6 12 22.4 Q8.2 16.6 3.8 12 Q8.2 7.4 12
      1.6 Z
    suit.spade | body M12 1.8 C14 6 20.8 9.4 20.8 14.2 C20.8 17.4 18.4 18.8 16.4 18.8 C15 18.8 13.8
      18.2 13 17.2 Q13.2 20.4 15.2 22.2 H8.8 Q10.8 20.4 11 17.2 C10.2 18.2 9 18.8 7.6 18.8 C5.6 18.8
      3.2 17.4 3.2 14.2 C3.2 9.4 10 6 12 1.8 Z
    suit.club | body M12 2 C14.6 2 16.4 4 16.4 6.4 C16.4 7.6 16 8.6 15.2 9.6 C19 8.8 21.4 11 21.4
      13.8 C21.4 16.6 19.4 18.4 17 18.4 C15.4 18.4 14 17.8 13 16.6 Q13.2 20.2 15.2 22.2 H8.8 Q10.8
      20.2 11 16.6 C10 17.8 8.6 18.4 7 18.4 C4.6 18.4 2.6 16.6 2.6 13.8 C2.6 11 5 8.8 8.8 9.6 C8 8.6
      7.6 7.6 7.6 6.4 C7.6 4 9.4 2 12 2 Z
    heart.text.square | body R 3 3 18 18 3.4; hole M12 11.4 C11.2 9 7.4 9 7.4 12 C7.4 14.6 12 17 12
      17 C12 17 16.6 14.6 16.6 12 C16.6 9 12.8 9 12 11.4 Z
    star | body M12 2.4 L14.62 9 L21.7 9.45 L16.23 13.98 L18 20.85 L12 17.05 L6 20.85 L7.77 13.98
      L2.3 9.45 L9.38 9 Z
    star.leadinghalf.filled | line M12 2.4 L14.62 9 L21.7 9.45 L16.23 13.98 L18 20.85 L12 17.05 L6
      20.85 L7.77 13.98 L2.3 9.45 L9.38 9 Z; dot M12 2.4 L12 17.05 L6 20.85 L7.77 13.98 L2.3 9.45
      L9.38 9 Z
    person.fill.questionmark | dot O 9.4 7.4 4.8; dot M0.6 19.8 C0.6 15.8 4.4 13.4 9.4 13.4 C14.4
      13.4 18.2 15.8 18.2 19.8 Q18.2 21 16.6 21 H2.2 Q0.6 21 0.6 19.8 Z; solid text ? *0.8 19.6 8
    person.fill.checkmark | dot O 9.4 7.4 4.8; dot M0.6 19.8 C0.6 15.8 4.4 13.4 9.4 13.4 C14.4 13.4
      18.2 15.8 18.2 19.8 Q18.2 21 16.6 21 H2.2 Q0.6 21 0.6 19.8 Z; line M16 8.6 L18.4 11.2 L22.6 5
    person.fill.xmark | dot O 9.4 7.4 4.8; dot M0.6 19.8 C0.6 15.8 4.4 13.4 9.4 13.4 C14.4 13.4 18.2
      15.8 18.2 19.8 Q18.2 21 16.6 21 H2.2 Q0.6 21 0.6 19.8 Z; line M17 5.6 L22 10.6 M22 5.6 L17
      10.6
    person.fill.viewfinder | line M2.6 8 V5.4 Q2.6 2.6 5.4 2.6 H8 M16 2.6 H18.6 Q21.4 2.6 21.4 5.4
      V8 M21.4 16 V18.6 Q21.4 21.4 18.6 21.4 H16 M8 21.4 H5.4 Q2.6 21.4 2.6 18.6 V16; dot O 12 9.4
      2.9; dot M6.2 17.2 C6.2 14.8 8.6 13.4 12 13.4 C15.4 13.4 17.8 14.8 17.8 17.2 Z
    hand.wave.fill | = hand.wave
    hand.tap.fill | = hand.tap
    hands.clap.fill | = hands.clap
    eyes | line M7 5 C9.6 5 11.2 8 11.2 12 C11.2 16 9.6 19 7 19 C4.4 19 2.8 16 2.8 12 C2.8 8 4.4 5 7
      5 Z M17 5 C19.6 5 21.2 8 21.2 12 C21.2 16 19.6 19 17 19 C14.4 19 12.8 16 12.8 12 C12.8 8 14.4
      5 17 5 Z; dot O 8.2 13 2; dot O 18.2 13 2
    theatermasks.fill | solid icon ea66
    brain | line M11 4.6 C10 2.4 6.6 2.4 6 5 C3.4 5.4 2.4 8 3.6 10 C1.8 11.6 1.8 14.6 3.8 16 C3.8
      18.8 6.4 20.6 8.6 19.8 C9.4 21.4 11 21 11 19.4 Z; line M13 4.6 C14 2.4 17.4 2.4 18 5 C20.6 5.4
      21.6 8 20.4 10 C22.2 11.6 22.2 14.6 20.2 16 C20.2 18.8 17.6 20.6 15.4 19.8 C14.6 21.4 13 21 13
      19.4 Z; line M6.4 10.4 C7.4 9.2 9 9.4 9.4 10.8 M17.6 10.4 C16.6 9.2 15 9.4 14.6 10.8 M6.8 15.6
      C7.8 15.8 8.8 15 8.8 14 M17.2 15.6 C16.2 15.8 15.2 15 15.2 14
    person.3.sequence | = person.3
    hand.point.up | line M9 13 V4.2 C9 2.8 9.8 2 11 2 C12.2 2 13 2.8 13 4.2 V10.6 C13 9.4 16 9.4 16
      11 C16.4 10 18.6 10.2 18.6 11.8 C19.4 11.2 21 11.6 21 13.2 V16 C21 19.6 18.6 22 15 22 H13
      C10.6 22 9.2 21 8 19.2 L4 13.8 C3.2 12.6 5.2 11 6.4 12.2 L9 14.8
    hand.point.up.left | = hand.point.up
    hand.draw | solid icon e9ec
    lungs | body M11 8.6 V18.4 C11 21 9 22 6.6 21.6 L4 21 Q1.8 20.6 1.8 18.4 C1.8 13 4.6 6.6 7.8 5
      C9.6 4.2 11 5.8 11 8.6 Z; body M13 8.6 V18.4 C13 21 15 22 17.4 21.6 L20 21 Q22.2 20.6 22.2
      18.4 C22.2 13 19.4 6.6 16.2 5 C14.4 4.2 13 5.8 13 8.6 Z; line M12 1.6 V9
    nose | line M12.6 2.4 C11.6 8 7 12.6 7 16.4 C7 18.4 9 19.2 10.4 18.4 C11.4 20.8 15 20.8 15.6
      18.2 C17.4 18.4 17.4 15.4 15.8 15.2
    mouth | body M1.4 12.4 C4 8.4 7.4 6.4 9.6 6.4 C10.8 6.4 11.4 7 12 7 C12.6 7 13.2 6.4 14.4 6.4
      C16.6 6.4 20 8.4 22.6 12.4 C20 16.8 16.2 18.8 12 18.8 C7.8 18.8 4 16.8 1.4 12.4 Z; mark M4
      12.2 C7 11 9 11.8 12 11.8 C15 11.8 17 11 20 12.2
    stethoscope | line M7 2.6 H4.8 V8 C4.8 11.4 6.8 13.4 9.6 13.4 C12.4 13.4 14.4 11.4 14.4 8 V2.6
      H12.2; line M9.6 13.6 V16 C9.6 19.4 11.6 21.4 14.4 21.4 C17.2 21.4 19 19.4 19 16 V14; line O
      19 11.6 2.2
    syringe | line M14.8 1.8 L22.2 9.2 M18.6 5.4 L16 8 M9.6 4.8 L19.2 14.4 M11.4 6.6 L4.6 13.4 Q3.8
      14.2 4.4 15.4 L5 19 L8.6 19.6 Q9.8 20.2 10.6 19.4 L17.4 12.6 M5 19 L1.8 22.2
    testtube.2 | line M3 2.6 H10 M4.2 2.8 V18 C4.2 20.2 5 21.4 6.5 21.4 C8 21.4 8.8 20.2 8.8 18 V2.8
      M4.4 11 H8.6; line M14 2.6 H21 M15.2 2.8 V18 C15.2 20.2 16 21.4 17.5 21.4 C19 21.4 19.8 20.2
      19.8 18 V2.8 M15.4 8 H19.6
    figure.dance | solid icon ebc4
    figure.yoga | solid icon ea78
    figure.outdoor.cycle | solid icon e52f
    ear.fill | = ear
    nose.fill | = nose
    eyes.inverse | = eyes
    eyebrow | line M2.4 14.4 C8 7.6 16 7.6 21.6 11.4
    mustache | body M12 10.4 C14 7.2 17.4 8.4 18.8 10.8 C19.8 12.6 21.4 12.6 22.4 11.4 C22.4 15.6
      19.6 17.2 16.8 17.2 C14.6 17.2 12.8 16 12 14.4 C11.2 16 9.4 17.2 7.2 17.2 C4.4 17.2 1.6 15.6
      1.6 11.4 C2.6 12.6 4.2 12.6 5.2 10.8 C6.6 8.4 10 7.2 12 10.4 Z
    face.smiling.inverse | = face.smiling
    person.bust | = person
    person.and.background.dotted | = person
    person.line.dotted.person | = person.2
    hands.sparkles | solid icon f1b1
    hands.and.sparkles | = hands.sparkles
    rectangle.and.hand.point.up.left | = hand.tap
    figure.walk.motion | = figure.walk
    figure.child | solid icon eb67
    figure.arms.open | solid icon e92c
    figure.2.arms.open | = figure.2
    figure.play | = figure.arms.open
    figure.cooldown | = figure.yoga
    figure.flexibility | = figure.yoga
    figure.pilates | = figure.yoga
    figure.core.training | = figure.yoga
    figure.cross.training | = figure.run
    figure.jumprope | = figure.run
    figure.step.training | = figure.walk
    figure.elliptical | = figure.walk
    figure.stairs | solid icon f1a9
    figure.climbing | = figure.hiking
    figure.roll | solid icon e934
    figure.rower | solid icon e921
    figure.indoor.cycle | = figure.outdoor.cycle
    figure.basketball | solid icon ea33
    figure.volleyball | = figure.basketball
    figure.soccer | = figure.run
    figure.tennis | solid icon ea32
    figure.badminton | = figure.tennis
    figure.golf | solid icon ea2a
    figure.boxing | solid icon eae9
    figure.martial.arts | = figure.boxing
    figure.gymnastics | solid icon ebc4
    figure.surfing | solid icon e515
    figure.skiing.downhill | solid icon e509
    figure.fishing | solid icon ead7
    """
}
