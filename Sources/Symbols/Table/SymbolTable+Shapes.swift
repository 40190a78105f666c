extension SymbolTable {
  /// Plain shapes, enclosing shapes, and playback controls.
  static let shapes = """
    circle | body O 12 12 9.2; room R 5.2 5.2 13.6 13.6 0
    square | body R 3.4 3.4 17.2 17.2 3; room R 5.8 5.8 12.4 12.4 0
    rectangle | body R 1.4 4.4 21.2 15.2 2.8; room R 5 7 14 10 0
    rectangle.portrait | body R 4.4 1.4 15.2 21.2 2.8; room R 6.6 6 10.8 12 0
    capsule | body R 0.8 5.2 22.4 13.6 6.8; room R 5 7.4 14 9.2 0
    app | body R 2.8 2.8 18.4 18.4 5; room R 5.4 5.4 13.2 13.2 0
    diamond | body M10.9 2.5 Q12 1.4 13.1 2.5 L21.5 10.9 Q22.6 12 21.5 13.1 L13.1 21.5 Q12 22.6 10.9
      21.5 L2.5 13.1 Q1.4 12 2.5 10.9 Z; room R 6.4 6.4 11.2 11.2 0
    rhombus | = diamond
    triangle | body M10.2 3.6 Q12 1 13.8 3.6 L22.2 18 Q23.4 21 20.4 21 H3.6 Q0.6 21 1.8 18 Z; room R
      7.2 8.4 9.6 10.4 0
    hexagon | body M10.6 2 Q12 1.2 13.4 2 L19.8 5.7 Q21.2 6.5 21.2 8.1 V15.9 Q21.2 17.5 19.8 18.3
      L13.4 22 Q12 22.8 10.6 22 L4.2 18.3 Q2.8 17.5 2.8 15.9 V8.1 Q2.8 6.5 4.2 5.7 Z; room R 5.8 5.8
      12.4 12.4 0
    octagon | body M8.2 2.6 H15.8 Q16.6 2.6 17.2 3.2 L20.8 6.8 Q21.4 7.4 21.4 8.2 V15.8 Q21.4 16.6
      20.8 17.2 L17.2 20.8 Q16.6 21.4 15.8 21.4 H8.2 Q7.4 21.4 6.8 20.8 L3.2 17.2 Q2.6 16.6 2.6 15.8
      V8.2 Q2.6 7.4 3.2 6.8 L6.8 3.2 Q7.4 2.6 8.2 2.6 Z; room R 5.8 5.8 12.4 12.4 0
    pentagon | body M12 2.4 L22 9.8 L18.2 21.2 H5.8 L2 9.8 Z; room R 6.4 7.4 11.2 10.4 0
    oval | body M12 5 C18 5 22.6 8 22.6 12 C22.6 16 18 19 12 19 C6 19 1.4 16 1.4 12 C1.4 8 6 5 12 5
      Z
    seal | body M9.7 3.6 Q12.0 1.3 14.3 3.6 Q17.4 2.7 18.2 5.8 Q21.3 6.6 20.4 9.7 Q22.7 12.0 20.4
      14.3 Q21.3 17.4 18.2 18.2 Q17.4 21.3 14.3 20.4 Q12.0 22.7 9.7 20.4 Q6.6 21.3 5.8 18.2 Q2.7
      17.4 3.6 14.3 Q1.3 12.0 3.6 9.7 Q2.7 6.6 5.8 5.8 Q6.6 2.7 9.7 3.6 Z; room R 5.8 5.8 12.4 12.4
      0
    shield | body M12 1.8 C14.4 3.6 17.2 4.6 20.2 4.8 V11.4 C20.2 16.6 17 20 12 22.2 C7 20 3.8 16.6
      3.8 11.4 V4.8 C6.8 4.6 9.6 3.6 12 1.8 Z; room R 6.4 6 11.2 11.4 0
    shield.lefthalf.filled | line M12 1.8 C14.4 3.6 17.2 4.6 20.2 4.8 V11.4 C20.2 16.6 17 20 12 22.2
      C7 20 3.8 16.6 3.8 11.4 V4.8 C6.8 4.6 9.6 3.6 12 1.8 Z; dot M12 1.8 C9.6 3.6 6.8 4.6 3.8 4.8
      V11.4 C3.8 16.6 7 20 12 22.2 Z
    bubble | body M12 3 C18 3 22.2 6.6 22.2 11.2 C22.2 15.8 18 19.4 12 19.4 C11.2 19.4 10.4 19.4 9.6
      19.2 C8.2 20.4 6.2 21.6 3.8 21.8 C4.8 20.4 5.2 19 5.2 17.6 C3 16 1.8 13.8 1.8 11.2 C1.8 6.6 6
      3 12 3 Z; room R 5.8 6 12.4 10.4 0
    bubble.left | = bubble
    message | = bubble
    bubble.right | body M12 3 C6 3 1.8 6.6 1.8 11.2 C1.8 15.8 6 19.4 12 19.4 C12.8 19.4 13.6 19.4
      14.4 19.2 C15.8 20.4 17.8 21.6 20.2 21.8 C19.2 20.4 18.8 19 18.8 17.6 C21 16 22.2 13.8 22.2
      11.2 C22.2 6.6 18 3 12 3 Z; room R 5.8 6 12.4 10.4 0
    bubble.left.and.bubble.right | body2 M15 8.6 C15 5.2 12.4 3 8.2 3 C4 3 1.2 5.4 1.2 8.8 C1.2 10.8
      2.2 12.4 3.8 13.4 C3.8 14.4 3.4 15.4 2.6 16.4 C4.4 16.2 5.8 15.4 6.8 14.6 H8.2; gap M16 8.4
      C20.2 8.4 22.8 10.6 22.8 13.8 C22.8 15.8 21.8 17.2 20.4 18.2 C20.4 19.2 20.8 20.2 21.6 21.2
      C19.8 21 18.4 20.2 17.4 19.4 C12.6 19.8 9.2 17.4 9.2 13.8 C9.2 10.6 11.8 8.4 16 8.4 Z; body
      M16 8.4 C20.2 8.4 22.8 10.6 22.8 13.8 C22.8 15.8 21.8 17.2 20.4 18.2 C20.4 19.2 20.8 20.2 21.6
      21.2 C19.8 21 18.4 20.2 17.4 19.4 C12.6 19.8 9.2 17.4 9.2 13.8 C9.2 10.6 11.8 8.4 16 8.4 Z
    ellipsis.bubble | body M12 3 C18 3 22.2 6.6 22.2 11.2 C22.2 15.8 18 19.4 12 19.4 C11.2 19.4 10.4
      19.4 9.6 19.2 C8.2 20.4 6.2 21.6 3.8 21.8 C4.8 20.4 5.2 19 5.2 17.6 C3 16 1.8 13.8 1.8 11.2
      C1.8 6.6 6 3 12 3 Z; hole O 7.4 11.2 1.3; hole O 12 11.2 1.3; hole O 16.6 11.2 1.3
    text.bubble | body M12 3 C18 3 22.2 6.6 22.2 11.2 C22.2 15.8 18 19.4 12 19.4 C11.2 19.4 10.4
      19.4 9.6 19.2 C8.2 20.4 6.2 21.6 3.8 21.8 C4.8 20.4 5.2 19 5.2 17.6 C3 16 1.8 13.8 1.8 11.2
      C1.8 6.6 6 3 12 3 Z; mark M7.2 9.2 H16.8 M7.2 13.2 H13.6
    circle.lefthalf.filled | line O 12 12 9.2; dot M12 2.8 A 12 12 9.2 270 90 Z
    circle.righthalf.filled | line O 12 12 9.2; dot A 12 12 9.2 -90 90 Z
    circle.dotted | line A 12 12 9.2 0 12; line A 12 12 9.2 45 57; line A 12 12 9.2 90 102; line A
      12 12 9.2 135 147; line A 12 12 9.2 180 192; line A 12 12 9.2 225 237; line A 12 12 9.2 270
      282; line A 12 12 9.2 315 327
    circle.dashed | line A 12 12 9.2 0 24; line A 12 12 9.2 45 69; line A 12 12 9.2 90 114; line A
      12 12 9.2 135 159; line A 12 12 9.2 180 204; line A 12 12 9.2 225 249; line A 12 12 9.2 270
      294; line A 12 12 9.2 315 339
    largecircle.fill.circle | line2 O 12 12 9.2; dot O 12 12 6.2
    smallcircle.filled.circle | line2 O 12 12 9.2; dot O 12 12 3.6
    record.circle | body O 12 12 9.2; hole O 12 12 5.4
    circle.inset.filled | = largecircle.fill.circle
    circlebadge | body O 12 12 5
    square.dashed | line M3.4 8 V6.4 Q3.4 3.4 6.4 3.4 H8 M11 3.4 H13 M16 3.4 H17.6 Q20.6 3.4 20.6
      6.4 V8 M20.6 11 V13 M20.6 16 V17.6 Q20.6 20.6 17.6 20.6 H16 M13 20.6 H11 M8 20.6 H6.4 Q3.4
      20.6 3.4 17.6 V16 M3.4 13 V11
    square.on.square | body2 R 2.6 2.6 13.4 13.4 2.6; gap R 8 8 13.4 13.4 2.6; body R 8 8 13.4 13.4
      2.6
    plus.square.on.square | body2 R 2.6 2.6 13.4 13.4 2.6; gap R 8 8 13.4 13.4 2.6; body R 8 8 13.4
      13.4 2.6; mark M14.7 11 V18.4 M11 14.7 H18.4
    square.on.circle | body2 O 9 9 6.8; gap R 9 9 12.4 12.4 2.6; body R 9 9 12.4 12.4 2.6
    rectangle.on.rectangle | body2 R 1.4 3.2 15.6 11.6 2.4; gap R 7 9.2 15.6 11.6 2.4; body R 7 9.2
      15.6 11.6 2.4
    square.stack | line2 M7 2 H17; line2 M5 5.2 H19; body R 3.2 8.6 17.6 13 2.8
    rectangle.stack | line2 M6 2.6 H18; line2 M4 5.8 H20; body R 1.6 9.2 20.8 12.4 2.8
    square.stack.3d.up | body M11 2 Q12 1.5 13 2 L21.4 6.2 Q22.2 6.7 21.4 7.2 L13 11.4 Q12 11.9 11
      11.4 L2.6 7.2 Q1.8 6.7 2.6 6.2 Z; line2 M2.2 11.6 L11 16 Q12 16.5 13 16 L21.8 11.6; line2 M2.2
      16.4 L11 20.8 Q12 21.3 13 20.8 L21.8 16.4
    square.3.layers.3d | = square.stack.3d.up
    square.grid.2x2 | body R 3 3 7.4 7.4 1.6; body R 13.6 3 7.4 7.4 1.6; body R 3 13.6 7.4 7.4 1.6;
      body R 13.6 13.6 7.4 7.4 1.6
    rectangle.grid.2x2 | body R 1.4 4 9.4 7 1.4; body R 13.2 4 9.4 7 1.4; body R 1.4 13.2 9.4 7 1.4;
      body R 13.2 13.2 9.4 7 1.4
    rectangle.grid.1x2 | body R 2.4 2.8 19.2 8 2; body R 2.4 13.2 19.2 8 2
    square.grid.3x3 | body R 2.6 2.6 18.8 18.8 2.8; mark M8.9 2.8 V21.2 M15.1 2.8 V21.2 M2.8 8.9
      H21.2 M2.8 15.1 H21.2
    circle.grid.3x3 | body O 4.8 4.8 2.4; body O 12 4.8 2.4; body O 19.2 4.8 2.4; body O 4.8 12 2.4;
      body O 12 12 2.4; body O 19.2 12 2.4; body O 4.8 19.2 2.4; body O 12 19.2 2.4; body O 19.2
      19.2 2.4
    circle.grid.2x2 | body O 7.2 7.2 3.8; body O 16.8 7.2 3.8; body O 7.2 16.8 3.8; body O 16.8 16.8
      3.8
    square.split.2x1 | body R 2.6 3.4 18.8 17.2 3; mark M12 3.6 V20.4
    square.split.1x2 | body R 3.4 2.6 17.2 18.8 3; mark M3.6 12 H20.4
    square.split.2x2 | body R 3 3 18 18 3; mark M12 3.2 V20.8 M3.2 12 H20.8
    rectangle.split.2x1 | body R 1.4 4.4 21.2 15.2 2.8; mark M12 4.6 V19.4
    rectangle.split.3x1 | body R 1.4 4.4 21.2 15.2 2.8; mark M8.4 4.6 V19.4 M15.6 4.6 V19.4
    rectangle.3.group | body R 1.4 4 9.4 16 1.8; body R 13.2 4 9.4 7 1.6; body R 13.2 13 9.4 7 1.6
    sidebar.left | body R 1.4 4 21.2 16 2.8; mark M8.6 4.2 V19.8; mark2 M4.2 7.6 H5.8 M4.2 10.4 H5.8
      M4.2 13.2 H5.8
    sidebar.right | body R 1.4 4 21.2 16 2.8; mark M15.4 4.2 V19.8; mark2 M18.2 7.6 H19.8 M18.2 10.4
      H19.8 M18.2 13.2 H19.8
    sidebar.leading | = sidebar.left
    sidebar.trailing | = sidebar.right
    rectangle.portrait.on.rectangle.portrait | body2 R 2.8 1.6 11.6 15.6 2.2; gap R 9 6.8 11.6 15.6
      2.2; body R 9 6.8 11.6 15.6 2.2
    rectangle.expand.vertical | body R 2.4 9 19.2 6 1.6; line M12 1.6 V5.6 M9.4 4 L12 1.4 L14.6 4
      M12 22.4 V18.4 M9.4 20 L12 22.6 L14.6 20
    slider.horizontal.3 | line M2.6 5.6 H4.4 M9.4 5.6 H21.4 M2.6 12 H14.6 M19.6 12 H21.4 M2.6 18.4
      H4.4 M9.4 18.4 H21.4; line O 6.9 5.6 2.4; line O 17.1 12 2.4; line O 6.9 18.4 2.4
    slider.vertical.3 | line M5.6 21.4 V19.6 M5.6 14.6 V2.6 M12 21.4 V9.4 M12 4.4 V2.6 M18.4 21.4
      V19.6 M18.4 14.6 V2.6; line O 5.6 17.1 2.4; line O 12 6.9 2.4; line O 18.4 17.1 2.4
    switch.2 | body R 2 3.6 20 7.2 3.6; hole O 18.4 7.2 2; body R 2 13.2 20 7.2 3.6; hole O 5.6 16.8
      2
    play | body M6 4.2 Q6 2.6 7.5 3.4 L20.4 10.8 Q21.8 12 20.4 13.2 L7.5 20.6 Q6 21.4 6 19.8 Z
    pause | body R 5.4 3.8 4.2 16.4 1.2; body R 14.4 3.8 4.2 16.4 1.2
    stop | body R 4.4 4.4 15.2 15.2 2
    backward | body M11.4 6 Q11.4 4.8 10.3 5.4 L1.6 11.1 Q0.6 12 1.6 12.9 L10.3 18.6 Q11.4 19.2 11.4
      18 Z; body M22.6 6 Q22.6 4.8 21.5 5.4 L12.8 11.1 Q11.8 12 12.8 12.9 L21.5 18.6 Q22.6 19.2 22.6
      18 Z
    forward | body M12.6 6 Q12.6 4.8 13.7 5.4 L22.4 11.1 Q23.4 12 22.4 12.9 L13.7 18.6 Q12.6 19.2
      12.6 18 Z; body M1.4 6 Q1.4 4.8 2.5 5.4 L11.2 11.1 Q12.2 12 11.2 12.9 L2.5 18.6 Q1.4 19.2 1.4
      18 Z
    backward.end | body M19.6 5.8 Q19.6 4.6 18.5 5.2 L8 11.2 Q7 12 8 12.8 L18.5 18.8 Q19.6 19.4 19.6
      18.2 Z; line M4.4 5 V19
    forward.end | body M4.4 5.8 Q4.4 4.6 5.5 5.2 L16 11.2 Q17 12 16 12.8 L5.5 18.8 Q4.4 19.4 4.4
      18.2 Z; line M19.6 5 V19
    backward.frame | = backward.end
    forward.frame | = forward.end
    playpause | body M2.4 6 Q2.4 4.8 3.5 5.4 L12 11.2 Q13 12 12 12.8 L3.5 18.6 Q2.4 19.2 2.4 18 Z;
      body R 15 5.4 2.2 13.2 0.8; body R 20 5.4 2.2 13.2 0.8
    eject | body M3.4 13.4 Q2.6 13.4 3.2 12.6 L11.2 3.8 Q12 3 12.8 3.8 L20.8 12.6 Q21.4 13.4 20.6
      13.4 Z; body R 2.8 16.6 18.4 3.4 1
    circle.tophalf.filled | line O 12 12 9.2; dot A 12 12 9.2 180 360 Z
    circle.bottomhalf.filled | line O 12 12 9.2; dot A 12 12 9.2 0 180 Z
    square.lefthalf.filled | line R 3.4 3.4 17.2 17.2 3; dot M12 3.4 H6.4 Q3.4 3.4 3.4 6.4 V17.6
      Q3.4 20.6 6.4 20.6 H12 Z
    square.righthalf.filled | line R 3.4 3.4 17.2 17.2 3; dot M12 3.4 H17.6 Q20.6 3.4 20.6 6.4 V17.6
      Q20.6 20.6 17.6 20.6 H12 Z
    rectangle.lefthalf.filled | line R 1.4 4.4 21.2 15.2 2.8; dot M12 4.4 H4.2 Q1.4 4.4 1.4 7.2
      V16.8 Q1.4 19.6 4.2 19.6 H12 Z
    rectangle.righthalf.filled | line R 1.4 4.4 21.2 15.2 2.8; dot M12 4.4 H19.8 Q22.6 4.4 22.6 7.2
      V16.8 Q22.6 19.6 19.8 19.6 H12 Z
    target | line O 12 12 9.2; line O 12 12 5.4; solid O 12 12 2
    scope | line O 12 12 8.2; line M12 1.6 V7.4 M12 16.6 V22.4 M1.6 12 H7.4 M16.6 12 H22.4
    dot.circle | body O 12 12 9.2; hole O 12 12 3
    dot.square | body R 3.4 3.4 17.2 17.2 3; hole O 12 12 3
    nosign | line O 12 12 9.2; line M5.6 5.6 L18.4 18.4
    livephoto | line O 12 12 2.6; line O 12 12 5.8; line2 A 12 12 9.2 0 8; line2 A 12 12 9.2 22.5
      30.5; line2 A 12 12 9.2 45 53; line2 A 12 12 9.2 67.5 75.5; line2 A 12 12 9.2 90 98; line2 A
      12 12 9.2 112.5 120.5; line2 A 12 12 9.2 135 143; line2 A 12 12 9.2 157.5 165.5; line2 A 12 12
      9.2 180 188; line2 A 12 12 9.2 202.5 210.5; line2 A 12 12 9.2 225 233; line2 A 12 12 9.2 247.5
      255.5; line2 A 12 12 9.2 270 278; line2 A 12 12 9.2 292.5 300.5; line2 A 12 12 9.2 315 323;
      line2 A 12 12 9.2 337.5 345.5
    aspectratio | body R 1.4 4.4 21.2 15.2 2.8; mark M5 12 V8 H9.4 M19 12 V16 H14.6
    circle.hexagongrid | body O 12 12 2.1; body O 12 4.6 2.1; body O 12 19.4 2.1; body O 5.6 8.3
      2.1; body O 18.4 8.3 2.1; body O 5.6 15.7 2.1; body O 18.4 15.7 2.1
    camera.filters | line O 12 8 5.4; line O 8 15 5.4; line O 16 15 5.4
    bubble.middle.bottom | body M7 2.6 H17 Q21.6 2.6 21.6 7.2 V12 Q21.6 16.6 17 16.6 H15.4 L12.6
      20.6 Q12 21.4 11.4 20.6 L8.6 16.6 H7 Q2.4 16.6 2.4 12 V7.2 Q2.4 2.6 7 2.6 Z
    squareshape | = square
    square.grid.3x2 | body R 0.8 4.6 6.4 6.4 1.4; body R 8.8 4.6 6.4 6.4 1.4; body R 16.8 4.6 6.4
      6.4 1.4; body R 0.8 13 6.4 6.4 1.4; body R 8.8 13 6.4 6.4 1.4; body R 16.8 13 6.4 6.4 1.4
    circle.grid.cross | body O 12 4.4 3; body O 4.4 12 3; body O 19.6 12 3; body O 12 19.6 3
    dpad | body M8.4 3.8 Q8.4 1.6 10.6 1.6 H13.4 Q15.6 1.6 15.6 3.8 V8.4 H20.2 Q22.4 8.4 22.4 10.6
      V13.4 Q22.4 15.6 20.2 15.6 H15.6 V20.2 Q15.6 22.4 13.4 22.4 H10.6 Q8.4 22.4 8.4 20.2 V15.6
      H3.8 Q1.6 15.6 1.6 13.4 V10.6 Q1.6 8.4 3.8 8.4 H8.4 Z; hole M12 4.4 L13.6 6.6 H10.4 Z; hole
      M12 19.6 L13.6 17.4 H10.4 Z; hole M4.4 12 L6.6 10.4 V13.6 Z; hole M19.6 12 L17.4 10.4 V13.6 Z
    burst | body M12 1.4 L14 6.6 L18.6 3.4 L17.6 8.8 L22.6 9.6 L18.6 12.6 L22 16.6 L16.8 16.4 L16.6
      21.8 L12 18.4 L7.4 21.8 L7.2 16.4 L2 16.6 L5.4 12.6 L1.4 9.6 L6.4 8.8 L5.4 3.4 L10 6.6 Z
    skew | line M8 4 H21.6 L16 20 H2.4 Z
    bolt.heart | body M12 21.4 C5 16.6 1.6 12.6 1.6 8.4 C1.6 5 4 2.8 7 2.8 C9.2 2.8 11 4 12 5.8 C13
      4 14.8 2.8 17 2.8 C20 2.8 22.4 5 22.4 8.4 C22.4 12.6 19 16.6 12 21.4 Z; hole M13 6.6 L8.4 12.4
      H11.4 L10.6 17 L15.6 11 H12.4 Z
    capsule.portrait | body R 7 2 10 20 5
    cylinder.split.1x2 | body M4 5.4 C4 1.4 20 1.4 20 5.4 V18.6 C20 22.6 4 22.6 4 18.6 Z; mark M4.4
      5.4 C4.4 9.2 19.6 9.2 19.6 5.4 M4.4 12 C4.4 15.8 19.6 15.8 19.6 12
    smallcircle.circle | line O 12 12 9.2; line O 12 12 4
    rays | line M12 2 V6 M12 18 V22 M2 12 H6 M18 12 H22 M4.9 4.9 L7.8 7.8 M16.2 16.2 L19.1 19.1 M4.9
      19.1 L7.8 16.2 M16.2 7.8 L19.1 4.9
    togglepower | line O 12 12 9.2; line M12 7.4 V16.6
    power.dotted | = power
    square.fill.on.square.fill | = square.on.square
    inset.filled.rectangle | body R 1.6 4.4 20.8 15.2 2.4; dot R 4.6 7.4 14.8 9.2 1
    square.grid.4x3.fill | solid R 2 4 4 4 0.8; solid R 7.4 4 4 4 0.8; solid R 12.6 4 4 4 0.8; solid
      R 18 4 4 4 0.8; solid R 2 10 4 4 0.8; solid R 7.4 10 4 4 0.8; solid R 12.6 10 4 4 0.8; solid R
      18 10 4 4 0.8; solid R 2 16 4 4 0.8; solid R 7.4 16 4 4 0.8; solid R 12.6 16 4 4 0.8; solid R
      18 16 4 4 0.8
    square.stack.3d.down.right | = square.stack.3d.up
    plus.rectangle.on.rectangle | = plus.square.on.square
    rectangle.dashed | line M2 8 V6.6 Q2 4.2 4.4 4.2 H6 M9.4 4.2 H14.6 M18 4.2 H19.6 Q22 4.2 22 6.6
      V8 M22 10.6 V13.4 M22 16 V17.4 Q22 19.8 19.6 19.8 H18 M14.6 19.8 H9.4 M6 19.8 H4.4 Q2 19.8 2
      17.4 V16 M2 13.4 V10.6
    rectangle.connected.to.line.below | body R 3 4 18 9.6 2; line M12 14 V18.6 M1.6 19 H22.4
    sidebar.squares.left | = sidebar.left
    square.and.line.vertical.and.square | body R 1.6 6.4 8 11.2 1.4; body R 14.4 6.4 8 11.2 1.4;
      line M12 3 V21
    square.text.square | body R 2.6 2.6 18.8 18.8 3.4; mark M6.6 8 H17.4 M6.6 12 H17.4 M6.6 16 H13.4
    """
}
