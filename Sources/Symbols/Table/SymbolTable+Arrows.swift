extension SymbolTable {
  /// Chevrons and arrows.
  static let arrows = """
    chevron.right | line M8.2 4.6 L15.8 12 L8.2 19.4
    chevron.left | line M15.8 4.6 L8.2 12 L15.8 19.4
    chevron.up | line M4.6 15.8 L12 8.2 L19.4 15.8
    chevron.down | line M4.6 8.2 L12 15.8 L19.4 8.2
    chevron.forward | = chevron.right
    chevron.backward | = chevron.left
    chevron.compact.up | line M4.1 13.6 L12 10.4 L19.9 13.6
    chevron.compact.down | line M4.1 10.4 L12 13.6 L19.9 10.4
    chevron.compact.left | line M13.6 4.1 L10.4 12 L13.6 19.9
    chevron.compact.right | line M10.4 4.1 L13.6 12 L10.4 19.9
    chevron.up.chevron.down | line M7.2 9 L12 4.2 L16.8 9 M7.2 15 L12 19.8 L16.8 15
    chevron.right.2 | line M5 5.4 L11.8 12 L5 18.6; line M12.6 5.4 L19.4 12 L12.6 18.6
    chevron.left.2 | line M11.4 5.4 L4.6 12 L11.4 18.6; line M19 5.4 L12.2 12 L19 18.6
    chevron.left.forwardslash.chevron.right | line M6.6 6.4 L1 12 L6.6 17.6 M17.4 6.4 L23 12 L17.4
      17.6; line2 M14 4.4 L10 19.6
    arrow.right | line M2.8 12 H21.2 M13.9 4.7 L21.2 12 L13.9 19.3
    arrow.left | line M21.2 12 H2.8 M10.1 4.7 L2.8 12 L10.1 19.3
    arrow.up | line M12 21.2 V2.8 M4.7 10.1 L12 2.8 L19.3 10.1
    arrow.down | line M12 2.8 V21.2 M4.7 13.9 L12 21.2 L19.3 13.9
    arrow.forward | = arrow.right
    arrow.backward | = arrow.left
    arrow.up.right | line M5.6 18.4 L18 6 M8 5.8 H18.2 V16
    arrow.up.left | line M18.4 18.4 L6 6 M16 5.8 H5.8 V16
    arrow.down.right | line M5.6 5.6 L18 18 M8 18.2 H18.2 V8
    arrow.down.left | line M18.4 5.6 L6 18 M16 18.2 H5.8 V8
    arrow.up.forward | = arrow.up.right
    arrow.up.backward | = arrow.up.left
    arrow.up.arrow.down | line M7.4 20 V4 M2.8 8.6 L7.4 4 L12 8.6; line M16.6 4 V20 M12 15.4 L16.6
      20 L21.2 15.4
    arrow.up.and.down | line M12 2.2 V21.8 M7.2 7 L12 2.2 L16.8 7 M7.2 17 L12 21.8 L16.8 17
    arrow.left.and.right | line M2.2 12 H21.8 M7 7.2 L2.2 12 L7 16.8 M17 7.2 L21.8 12 L17 16.8
    arrow.left.arrow.right | line M20 7.4 H4 M8.6 2.8 L4 7.4 L8.6 12; line M4 16.6 H20 M15.4 12 L20
      16.6 L15.4 21.2
    arrow.right.arrow.left | line M4 7.4 H20 M15.4 2.8 L20 7.4 L15.4 12; line M20 16.6 H4 M8.6 12 L4
      16.6 L8.6 21.2
    arrow.up.left.and.arrow.down.right | line M13.8 10.2 L19.8 4.2 M14.4 3.6 H20.4 V9.6; line M10.2
      13.8 L4.2 19.8 M9.6 20.4 H3.6 V14.4
    arrow.up.right.and.arrow.down.left | = arrow.up.left.and.arrow.down.right
    arrow.down.right.and.arrow.up.left | line M20.6 3.4 L14.4 9.6 M13.8 4.2 V10.2 H19.8; line M3.4
      20.6 L9.6 14.4 M10.2 19.8 V13.8 H4.2
    arrow.up.backward.and.arrow.down.forward | line M10.2 10.2 L4.2 4.2 M9.6 3.6 H3.6 V9.6; line
      M13.8 13.8 L19.8 19.8 M14.4 20.4 H20.4 V14.4
    arrow.up.and.down.and.arrow.left.and.right | line M12 1.8 V22.2 M1.8 12 H22.2 M9 4.6 L12 1.6 L15
      4.6 M9 19.4 L12 22.4 L15 19.4 M4.6 9 L1.6 12 L4.6 15 M19.4 9 L22.4 12 L19.4 15
    arrow.up.to.line | line M12 21.4 V6.6 M5.8 12.6 L12 6.4 L18.2 12.6; line M4 2.8 H20
    arrow.down.to.line | line M12 2.6 V17.4 M5.8 11.4 L12 17.6 L18.2 11.4; line M4 21.2 H20
    arrow.right.to.line | line M2.6 12 H17.4 M11.4 5.8 L17.6 12 L11.4 18.2; line M21.2 4 V20
    arrow.left.to.line | line M21.4 12 H6.6 M12.6 5.8 L6.4 12 L12.6 18.2; line M2.8 4 V20
    arrow.clockwise | line A 12 12.4 8.6 10 295; solid M21 9.6 L20.4 1.9 L13.2 6.6 Z
    arrow.counterclockwise | line A 12 12.4 8.6 170 -115; solid M3 9.6 L3.6 1.9 L10.8 6.6 Z
    gobackward | = arrow.counterclockwise
    goforward | = arrow.clockwise
    gobackward.10 | line A 12 12.8 9.2 200 -100; solid M10.6 0.2 L10.6 7 L5 3.6 Z; dot text 10 *0.52
      12 12.9
    gobackward.15 | line A 12 12.8 9.2 200 -100; solid M10.6 0.2 L10.6 7 L5 3.6 Z; dot text 15 *0.52
      12 12.9
    gobackward.30 | line A 12 12.8 9.2 200 -100; solid M10.6 0.2 L10.6 7 L5 3.6 Z; dot text 30 *0.52
      12 12.9
    goforward.10 | line A 12 12.8 9.2 -20 280; solid M13.4 0.2 L13.4 7 L19 3.6 Z; dot text 10 *0.52
      12 12.9
    goforward.15 | line A 12 12.8 9.2 -20 280; solid M13.4 0.2 L13.4 7 L19 3.6 Z; dot text 15 *0.52
      12 12.9
    goforward.30 | line A 12 12.8 9.2 -20 280; solid M13.4 0.2 L13.4 7 L19 3.6 Z; dot text 30 *0.52
      12 12.9
    arrow.triangle.2.circlepath | line A 12 12 8.4 188 322; solid M22.4 9.2 L14.6 9.6 L19.6 3 Z;
      line A 12 12 8.4 8 142; solid M1.6 14.8 L9.4 14.4 L4.4 21 Z
    arrow.2.circlepath | = arrow.triangle.2.circlepath
    arrow.2.squarepath | line M3.6 13.6 V8.6 Q3.6 5.4 6.8 5.4 H16; solid M15 1.2 L20.4 5.4 L15 9.6
      Z; line M20.4 10.4 V15.4 Q20.4 18.6 17.2 18.6 H8; solid M9 14.4 L3.6 18.6 L9 22.8 Z
    repeat | line M2.6 12.6 V9.8 Q2.6 6.4 6 6.4 H18.4; solid M17 2.6 L21.8 6.4 L17 10.2 Z; line
      M21.4 11.4 V14.2 Q21.4 17.6 18 17.6 H5.6; solid M7 13.8 L2.2 17.6 L7 21.4 Z
    repeat.1 | line M2.6 12.6 V9.8 Q2.6 6.4 6 6.4 H14; solid M13 2.6 L17.8 6.4 L13 10.2 Z; line
      M21.4 11.4 V14.2 Q21.4 17.6 18 17.6 H5.6; solid M7 13.8 L2.2 17.6 L7 21.4 Z; dot text 1 *0.5
      20.6 5.6
    shuffle | line M2 17.4 H4.6 C8 17.4 9.4 15.6 11.2 12.2 C13 8.8 14.4 6.8 17.8 6.8 H19; line M2
      6.8 H4.6 C6.6 6.8 8 7.6 9.2 9; line M13.4 15.4 C14.6 16.8 15.8 17.4 17.8 17.4 H19; solid M18 3
      L22.8 6.8 L18 10.6 Z; solid M18 13.6 L22.8 17.4 L18 21.2 Z
    arrow.uturn.left | line M4 8.6 H14.8 C18.6 8.6 21 11 21 14 C21 17 18.6 19.4 14.8 19.4 H9.6 M9
      3.4 L3.6 8.6 L9 13.8
    arrow.uturn.right | line M20 8.6 H9.2 C5.4 8.6 3 11 3 14 C3 17 5.4 19.4 9.2 19.4 H14.4 M15 3.4
      L20.4 8.6 L15 13.8
    arrow.uturn.backward | = arrow.uturn.left
    arrow.uturn.forward | = arrow.uturn.right
    arrow.uturn.down | line M8.6 20 V9.2 C8.6 5.4 11 3 14 3 C17 3 19.4 5.4 19.4 9.2 V14.4 M3.4 15
      L8.6 20.4 L13.8 15
    arrow.uturn.up | line M8.6 4 V14.8 C8.6 18.6 11 21 14 21 C17 21 19.4 18.6 19.4 14.8 V9.6 M3.4 9
      L8.6 3.6 L13.8 9
    arrow.turn.up.left | line M4 9 H15 Q20 9 20 14 V19 M9.2 3.8 L4 9 L9.2 14.2
    arrow.turn.up.right | line M20 9 H9 Q4 9 4 14 V19 M14.8 3.8 L20 9 L14.8 14.2
    arrow.turn.down.left | line M4 15 H15 Q20 15 20 10 V5 M9.2 9.8 L4 15 L9.2 20.2
    arrow.turn.down.right | line M20 15 H9 Q4 15 4 10 V5 M14.8 9.8 L20 15 L14.8 20.2
    arrow.triangle.branch | line M6.6 7.4 V21 M6.6 16 C6.6 11.6 17.4 14 17.4 8.6; solid M6.6 1.8
      L10.6 7.6 H2.6 Z; solid M17.4 3 L21.4 8.8 H13.4 Z
    arrow.triangle.merge | line M12 7.4 V13 C12 16 5.6 16.4 5.6 21 M12 13 C12 16 18.4 16.4 18.4 21;
      solid M12 1.8 L16 7.6 H8 Z
    arrow.triangle.swap | line M8 19.6 V7 M16 4.4 V17; solid M8 2.6 L12 8 H4 Z; solid M16 21.4 L20
      16 H12 Z
    arrowshape.turn.up.left | body M10.4 3.6 L2.6 10.8 L10.4 18 V13.8 C15.6 13.8 19 15.6 21.4 19.6
      C21.4 12.4 17.6 8.2 10.4 7.8 Z
    arrowshape.turn.up.right | body M13.6 3.6 L21.4 10.8 L13.6 18 V13.8 C8.4 13.8 5 15.6 2.6 19.6
      C2.6 12.4 6.4 8.2 13.6 7.8 Z
    arrowshape.turn.up.left.2 | line2 M8.2 4.2 L1.2 10.8 L8.2 17.4; body M13 3.6 L5.2 10.8 L13 18
      V13.8 C17.6 13.8 20.6 15.6 22.8 19.6 C22.8 12.4 19.6 8.2 13 7.8 Z
    arrowshape.right | body M12.6 4 L21.2 12 L12.6 20 V15.6 H3.6 Q2.8 15.6 2.8 14.8 V9.2 Q2.8 8.4
      3.6 8.4 H12.6 Z
    arrowshape.left | body M11.4 4 L2.8 12 L11.4 20 V15.6 H20.4 Q21.2 15.6 21.2 14.8 V9.2 Q21.2 8.4
      20.4 8.4 H11.4 Z
    arrowshape.up | body M4 11.4 L12 2.8 L20 11.4 H15.6 V20.4 Q15.6 21.2 14.8 21.2 H9.2 Q8.4 21.2
      8.4 20.4 V11.4 Z
    arrowshape.down | body M4 12.6 L12 21.2 L20 12.6 H15.6 V3.6 Q15.6 2.8 14.8 2.8 H9.2 Q8.4 2.8 8.4
      3.6 V12.6 Z
    arrowtriangle.right | body M6 4.4 Q6 3.4 7 3.9 L19.6 11.2 Q20.6 12 19.6 12.8 L7 20.1 Q6 20.6 6
      19.6 Z
    arrowtriangle.left | body M18 4.4 Q18 3.4 17 3.9 L4.4 11.2 Q3.4 12 4.4 12.8 L17 20.1 Q18 20.6 18
      19.6 Z
    arrowtriangle.up | body M4.4 18 Q3.4 18 3.9 17 L11.2 4.4 Q12 3.4 12.8 4.4 L20.1 17 Q20.6 18 19.6
      18 Z
    arrowtriangle.down | body M4.4 6 Q3.4 6 3.9 7 L11.2 19.6 Q12 20.6 12.8 19.6 L20.1 7 Q20.6 6 19.6
      6 Z
    square.and.arrow.up | line M8.2 9 H6.4 Q4 9 4 11.4 V20 Q4 22.4 6.4 22.4 H17.6 Q20 22.4 20 20
      V11.4 Q20 9 17.6 9 H15.8; line M12 15.4 V1.8 M8 5.6 L12 1.6 L16 5.6
    square.and.arrow.up.fill | solid R 3.3 8.2 17.4 14.9 3.1; gap M12 6 V15.4; line M12 15.4 V1.8 M8
      5.6 L12 1.6 L16 5.6
    square.and.arrow.down | line M8.2 7 H6.4 Q4 7 4 9.4 V18 Q4 20.4 6.4 20.4 H17.6 Q20 20.4 20 18
      V9.4 Q20 7 17.6 7 H15.8; line M12 1.6 V14.4 M8 10.6 L12 14.6 L16 10.6
    square.and.arrow.down.fill | solid R 3.3 6.2 17.4 14.9 3.1; gap M12 5 V14.4; gap M8 10.6 L12
      14.6 L16 10.6 L12 14.6 Z; line M12 1.6 V14.4 M8 10.6 L12 14.6 L16 10.6
    square.and.arrow.up.on.square | line2 M7.4 5.4 H6 Q3.6 5.4 3.6 7.8 V15 Q3.6 17.4 6 17.4; line
      M11 8.6 H9.2 Q7 8.6 7 10.8 V20 Q7 22.2 9.2 22.2 H18.8 Q21 22.2 21 20 V10.8 Q21 8.6 18.8 8.6
      H17; line M14 15.4 V1.8 M10.4 5.2 L14 1.6 L17.6 5.2
    rectangle.portrait.and.arrow.right | line M16 7 V5 Q16 2.8 13.8 2.8 H5.4 Q3.2 2.8 3.2 5 V19 Q3.2
      21.2 5.4 21.2 H13.8 Q16 21.2 16 19 V17; line M9.4 12 H22.4 M18.6 8 L22.6 12 L18.6 16
    rectangle.portrait.and.arrow.forward | = rectangle.portrait.and.arrow.right
    arrow.right.square | line M5.4 2.8 H18.6 Q21.2 2.8 21.2 5.4 V18.6 Q21.2 21.2 18.6 21.2 H5.4 Q2.8
      21.2 2.8 18.6 V5.4 Q2.8 2.8 5.4 2.8 Z; line M6.8 12 H17 M13 7.8 L17.2 12 L13 16.2
    arrow.up.forward.app | = arrow.right.square
    arrow.up.doc | body M6.8 2 H13.2 L19.6 8.4 V19.6 Q19.6 22 17.2 22 H6.8 Q4.4 22 4.4 19.6 V4.4
      Q4.4 2 6.8 2 Z; mark M12 18.6 V10.6 M8.8 13.6 L12 10.4 L15.2 13.6
    arrow.down.doc | body M6.8 2 H13.2 L19.6 8.4 V19.6 Q19.6 22 17.2 22 H6.8 Q4.4 22 4.4 19.6 V4.4
      Q4.4 2 6.8 2 Z; mark M12 9.8 V17.8 M8.8 14.8 L12 18 L15.2 14.8
    arrow.trianglehead.2.clockwise | = arrow.triangle.2.circlepath
    arrow.trianglehead.clockwise | = arrow.clockwise
    arrow.rectanglepath | = arrow.2.squarepath
    rectangle.righthalf.inset.filled.arrow.right | = rectangle.portrait.and.arrow.right
    """
}
