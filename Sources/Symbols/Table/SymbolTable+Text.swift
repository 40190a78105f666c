extension SymbolTable {
  /// Letters, lists, documents and writing tools.
  static let text = """
    textformat | solid text Aa
    textformat.size | solid text A *0.7 5.4 14.4; solid text A *1.15 15.6 12
    textformat.abc | solid text abc *0.8 12 12
    textformat.alt | solid text Aa *0.9 12 10; line M2.4 20.4 H21.6
    abc | = textformat.abc
    character | solid text A *1.2 12 12
    character.cursor.ibeam | solid text A *1.05 7.6 12; line M17 3.4 H21 M17 20.6 H21 M19 3.4 V20.6
    bold | solid text B *1.1 12 12; line M8.2 5 V19
    italic | line M9.4 4.6 H16.8 M7.2 19.4 H14.6 M13.4 4.6 L10.6 19.4
    underline | line M6.4 3.4 V10.6 C6.4 14.4 8.6 16.4 12 16.4 C15.4 16.4 17.6 14.4 17.6 10.6 V3.4
      M5 20.8 H19
    strikethrough | solid text S *1.15 12 12; line M3.6 12.2 H20.4
    list.bullet | line M8 5.6 H21 M8 12 H21 M8 18.4 H21; solid O 3.4 5.6 1.4; solid O 3.4 12 1.4;
      solid O 3.4 18.4 1.4
    list.dash | line M8 5.6 H21 M8 12 H21 M8 18.4 H21; line M2.6 5.6 H4.2 M2.6 12 H4.2 M2.6 18.4
      H4.2
    list.number | line M9.4 5.6 H21.4 M9.4 12 H21.4 M9.4 18.4 H21.4; dot text 1 *0.38 4 5.6; dot
      text 2 *0.38 4 12; dot text 3 *0.38 4 18.4
    list.bullet.rectangle | body R 1.4 4 21.2 16 2.8; mark M9.6 8.4 H18.6 M9.6 12 H18.6 M9.6 15.6
      H18.6; hole O 5.9 8.4 1; hole O 5.9 12 1; hole O 5.9 15.6 1
    list.bullet.indent | line M7.4 5.6 H21 M11.4 12 H21 M11.4 18.4 H21; solid O 3.4 5.6 1.4; solid O
      7.4 12 1.4; solid O 7.4 18.4 1.4
    list.bullet.clipboard | body R 4 3.8 16 18.6 2.6; gap R 8.6 1.8 6.8 3.8 1.4; body R 8.6 1.8 6.8
      3.8 1.4; mark M11 10.6 H16.6 M11 14.2 H16.6 M11 17.8 H16.6; hole O 7.8 10.6 0.9; hole O 7.8
      14.2 0.9; hole O 7.8 17.8 0.9
    list.clipboard | = list.bullet.clipboard
    checklist | line M11.4 6.6 H21.6 M11.4 17.4 H21.6; line M2.4 6.8 L4.8 9.6 L8.6 3.4 M2.4 17.6
      L4.8 20.4 L8.6 14.2
    text.alignleft | line M3 4.6 H21 M3 9.6 H14.6 M3 14.6 H21 M3 19.6 H14.6
    text.aligncenter | line M3 4.6 H21 M6.2 9.6 H17.8 M3 14.6 H21 M6.2 19.6 H17.8
    text.alignright | line M3 4.6 H21 M9.4 9.6 H21 M3 14.6 H21 M9.4 19.6 H21
    text.justify | line M3 4.6 H21 M3 9.6 H21 M3 14.6 H21 M3 19.6 H21
    text.justify.left | = text.alignleft
    line.3.horizontal.circle | line2 O 12 12 9.2; line M7.4 8.6 H16.6 M7.4 12 H16.6 M7.4 15.4 H16.6
    increase.indent | line M3 4.6 H21 M11 9.6 H21 M11 14.6 H21 M3 19.6 H21; solid M3 9.2 L7.4 12.1
      L3 15 Z
    decrease.indent | line M3 4.6 H21 M11 9.6 H21 M11 14.6 H21 M3 19.6 H21; solid M7.4 9.2 L3 12.1
      L7.4 15 Z
    text.quote | line M3 4.6 H21 M8 9.6 H21 M8 14.6 H21 M8 19.6 H21; line2 M3.2 9.6 V19.6
    text.insert | line M3 4.6 H21 M11 12 H21 M3 19.6 H21; solid M3 9.2 L7.4 12.1 L3 15 Z
    text.append | line M3 4.6 H21 M3 10 H21 M3 15.4 H11 M18 13 V20 M14.5 16.5 H21.5
    text.magnifyingglass | line M3 4.6 H21 M3 10 H9 M3 15.4 H8; line O 15.4 14.6 4.6; line M18.8 18
      L22 21.2
    text.viewfinder | line M2.6 8 V5.4 Q2.6 2.6 5.4 2.6 H8 M16 2.6 H18.6 Q21.4 2.6 21.4 5.4 V8 M21.4
      16 V18.6 Q21.4 21.4 18.6 21.4 H16 M8 21.4 H5.4 Q2.6 21.4 2.6 18.6 V16; line M7 8.4 H17 M7 12
      H17 M7 15.6 H13
    quote.opening | solid M10 6 C6 7 3.4 10 3.4 14 C3.4 16.6 4.8 18.2 6.8 18.2 C8.8 18.2 10.2 16.8
      10.2 14.8 C10.2 12.8 8.8 11.6 7 11.6 C7.2 9.8 8.4 8.4 10.4 7.6 Z; solid M20.4 6 C16.4 7 13.8
      10 13.8 14 C13.8 16.6 15.2 18.2 17.2 18.2 C19.2 18.2 20.6 16.8 20.6 14.8 C20.6 12.8 19.2 11.6
      17.4 11.6 C17.6 9.8 18.8 8.4 20.8 7.6 Z
    quote.closing | solid M14 18 C18 17 20.6 14 20.6 10 C20.6 7.4 19.2 5.8 17.2 5.8 C15.2 5.8 13.8
      7.2 13.8 9.2 C13.8 11.2 15.2 12.4 17 12.4 C16.8 14.2 15.6 15.6 13.6 16.4 Z; solid M3.6 18 C7.6
      17 10.2 14 10.2 10 C10.2 7.4 8.8 5.8 6.8 5.8 C4.8 5.8 3.4 7.2 3.4 9.2 C3.4 11.2 4.8 12.4 6.6
      12.4 C6.4 14.2 5.2 15.6 3.2 16.4 Z
    quote.bubble | body M12 3 C18 3 22.2 6.6 22.2 11.2 C22.2 15.8 18 19.4 12 19.4 C11.2 19.4 10.4
      19.4 9.6 19.2 C8.2 20.4 6.2 21.6 3.8 21.8 C4.8 20.4 5.2 19 5.2 17.6 C3 16 1.8 13.8 1.8 11.2
      C1.8 6.6 6 3 12 3 Z; hole M11 7.4 C8.6 8 7 9.6 7 12 C7 13.6 7.8 14.6 9.2 14.6 C10.4 14.6 11.2
      13.8 11.2 12.6 C11.2 11.4 10.4 10.8 9.4 10.8 C9.6 9.8 10.2 9 11.2 8.4 Z; hole M16.8 7.4 C14.4
      8 12.8 9.6 12.8 12 C12.8 13.6 13.6 14.6 15 14.6 C16.2 14.6 17 13.8 17 12.6 C17 11.4 16.2 10.8
      15.2 10.8 C15.4 9.8 16 9 17 8.4 Z
    doc | body M6.4 1.8 H12.8 L19.8 8.8 V19.6 Q19.8 22.2 17.2 22.2 H6.8 Q4.2 22.2 4.2 19.6 V4.4 Q4.2
      1.8 6.8 1.8 Z; mark M12.8 2.2 V7 Q12.8 8.8 14.6 8.8 H19.4
    document | = doc
    doc.text | body M6.4 1.8 H12.8 L19.8 8.8 V19.6 Q19.8 22.2 17.2 22.2 H6.8 Q4.2 22.2 4.2 19.6 V4.4
      Q4.2 1.8 6.8 1.8 Z; mark M12.8 2.2 V7 Q12.8 8.8 14.6 8.8 H19.4 M8 13 H16 M8 17 H16
    doc.richtext | body M6.4 1.8 H12.8 L19.8 8.8 V19.6 Q19.8 22.2 17.2 22.2 H6.8 Q4.2 22.2 4.2 19.6
      V4.4 Q4.2 1.8 6.8 1.8 Z; mark M12.8 2.2 V7 Q12.8 8.8 14.6 8.8 H19.4 M8 18.6 H16; hole R 8 11 8
      4.6 0.8
    doc.plaintext | body R 4.2 1.8 15.6 20.4 2.6; mark M8 7 H16 M8 10.6 H16 M8 14.2 H16 M8 17.8
      H12.6
    doc.on.doc | body2 M14.4 5.8 V4.2 Q14.4 1.6 11.8 1.6 H5.2 Q2.6 1.6 2.6 4.2 V14.8 Q2.6 17.4 5.2
      17.4 H8; gap M12.2 6.6 H15.6 L21.4 12.4 V19.8 Q21.4 22.4 18.8 22.4 H11.2 Q8.6 22.4 8.6 19.8
      V9.2 Q8.6 6.6 11.2 6.6 Z; body M11.2 6.6 H15.6 L21.4 12.4 V19.8 Q21.4 22.4 18.8 22.4 H11.2
      Q8.6 22.4 8.6 19.8 V9.2 Q8.6 6.6 11.2 6.6 Z; mark M15.2 7 V11 Q15.2 12.6 16.8 12.6 H21
    document.on.document | = doc.on.doc
    doc.on.clipboard | body2 M8 20 H5 Q2.6 20 2.6 17.6 V5.6 Q2.6 3.2 5 3.2 H14.2 Q16.6 3.2 16.6 5.6
      V6.4; dot2 R 6.4 1.4 6.4 3.8 1.4; gap R 9 8 12.4 14.4 2.4; body R 9 8 12.4 14.4 2.4; mark
      M12.2 12.6 H18.2 M12.2 17.4 H18.2
    clipboard | body R 4 3.8 16 18.6 2.6; gap R 8.6 1.8 6.8 3.8 1.4; body R 8.6 1.8 6.8 3.8 1.4
    doc.text.magnifyingglass | line M9.6 22.2 H6.8 Q4.2 22.2 4.2 19.6 V4.4 Q4.2 1.8 6.8 1.8 H12.4
      L18.6 8 V9.6; line M8 10.4 H11 M8 14 H9.6; line O 15.4 15.4 4.2; line M18.6 18.6 L21.8 21.8
    note.text | body R 3 2.8 18 18.4 3; mark M3.2 7.4 H20.8 M7 11.8 H17 M7 15.8 H13.4
    note | body R 3 2.8 18 18.4 3; mark M3.2 7.4 H20.8
    newspaper | body M1.6 6.4 Q1.6 3.8 4.2 3.8 H15.8 Q18.4 3.8 18.4 6.4 V18 Q18.4 20.4 20.4 20.4
      H4.2 Q1.6 20.4 1.6 17.8 Z; line M18.4 8.4 H20.6 Q22.4 8.4 22.4 10.2 V18.4 Q22.4 20.4 20.4
      20.4; hole R 4.8 7.2 5 4.6 0.8; mark M12.6 7.8 H15.4 M12.6 11.4 H15.4 M5.2 15 H15.4 M5.2 17.6
      H12
    book | body M12 6 C10 4.4 7 3.6 3.4 3.8 Q1.8 3.9 1.8 5.4 V17.8 Q1.8 19 3.2 19 C6.8 18.8 10 19.6
      12 21 C14 19.6 17.2 18.8 20.8 19 Q22.2 19 22.2 17.8 V5.4 Q22.2 3.9 20.6 3.8 C17 3.6 14 4.4 12
      6 Z; mark M12 6.4 V20.6
    book.closed | body R 4.6 1.8 14.8 20.4 2.6; mark M8 2 V22; mark M8 17.8 H19.2
    books.vertical | body R 1 2.8 4.6 18.6 0.8; body R 8 2.8 4.6 18.6 0.8; body M15 5.2 L18.8 4.1
      L22.8 19.8 L19 20.9 Z; mark M1.4 7.2 H5.2 M8.4 7.2 H12.2
    magazine | body R 4 2 16 20 2.4; mark M7.4 6.4 H16.6
    bookmark | body M5.4 4.2 Q5.4 1.8 7.8 1.8 H16.2 Q18.6 1.8 18.6 4.2 V20.6 Q18.6 22.4 17.2 21.2
      L12 16.4 L6.8 21.2 Q5.4 22.4 5.4 20.6 Z
    square.and.pencil | line M12.6 4 H6.2 Q3.2 4 3.2 7 V17.8 Q3.2 20.8 6.2 20.8 H17 Q20 20.8 20 17.8
      V11.4; dot M19.1 2.7 L21.3 4.9 L12.2 14 L9 15.4 Q8.4 15.6 8.6 15 L10 11.8 Z; dot M19.9 1.9
      L20.9 0.9 Q21.5 0.4 22.1 0.9 L23.1 1.9 Q23.6 2.5 23.1 3.1 L22.1 4.1 Z
    pencil | body M17.2 3.2 L20.8 6.8 L7.6 20 L2.6 21.6 Q2.2 21.7 2.4 21.4 L4 16.4 Z; dot M18 2.2
      L18.9 1.3 Q20 0.4 21.1 1.3 L22.7 2.9 Q23.6 4 22.7 5.1 L21.8 6 Z
    pencil.tip | body M12 2 C13 6.4 17.6 10.4 17.6 16.4 L15.6 21.4 H8.4 L6.4 16.4 C6.4 10.4 11 6.4
      12 2 Z; mark M12 6 V12; hole O 12 14 1.8
    highlighter | solid icon e22b
    scribble | line M3 6 C7 3 10 3 10 6 C10 10 3 13 3 17 C3 21 8 19 11 14 C13 10.6 16 7 17.6 9 C19
      11 13 16 15 18.6 C16.4 20.4 19 18.6 21 17
    signature | line M2 17 C7 15 11 9 10.4 5.4 C10 3 7 4 7 8.4 C7 13 9 16.6 11 16.6 C13 16.6 13.2 13
      14.8 13 C16.4 13 15 16.6 17 16.6 C18.4 16.6 19 15 22 15.6; line2 M2 20.8 H22
    scissors | solid icon e14e
    paperclip | line M19.8 11.4 L11.6 19.6 C9.4 21.8 6.2 21.8 4.2 19.8 C2.2 17.8 2.2 14.6 4.4 12.4
      L13.4 3.4 C14.8 2 17 2 18.4 3.4 C19.8 4.8 19.8 7 18.4 8.4 L9.8 17 C9 17.8 7.8 17.8 7.2 17 C6.4
      16.4 6.4 15.2 7.2 14.4 L14.6 7
    link | line M10.4 13.6 C12 15.2 14.6 15.2 16.2 13.6 L20.4 9.4 C22 7.8 22 5.2 20.4 3.6 C18.8 2
      16.2 2 14.6 3.6 L12.4 5.8 M13.6 10.4 C12 8.8 9.4 8.8 7.8 10.4 L3.6 14.6 C2 16.2 2 18.8 3.6
      20.4 C5.2 22 7.8 22 9.4 20.4 L11.6 18.2
    folder | body M1.6 6.6 Q1.6 3.6 4.6 3.6 H7.6 Q8.8 3.6 9.6 4.4 L10.6 5.4 Q11.2 6 12.2 6 H19.4
      Q22.4 6 22.4 9 V17.2 Q22.4 20.2 19.4 20.2 H4.6 Q1.6 20.2 1.6 17.2 Z; mark M1.8 9.8 H22.2
    tray | body M6.2 4.4 H17.8 Q19.4 4.4 20 6 L22 12.4 Q22.4 13.4 22.4 14.4 V17 Q22.4 19.8 19.6 19.8
      H4.4 Q1.6 19.8 1.6 17 V14.4 Q1.6 13.4 2 12.4 L4 6 Q4.6 4.4 6.2 4.4 Z; mark M2 13 H7.6 Q8.4 13
      8.4 13.8 C8.4 15.6 10 17 12 17 C14 17 15.6 15.6 15.6 13.8 Q15.6 13 16.4 13 H22
    tray.and.arrow.down | line M7 7.4 L4.6 7.4 L2 13.6 Q1.6 14.4 1.6 15.4 V18 Q1.6 20.8 4.4 20.8
      H19.6 Q22.4 20.8 22.4 18 V15.4 Q22.4 14.4 22 13.6 L19.4 7.4 H17; line M2 14.4 H7.6 Q8.4 14.4
      8.4 15 C8.8 16.8 10 18 12 18 C14 18 15.2 16.8 15.6 15 Q15.6 14.4 16.4 14.4 H22; line M12 2
      V11.4 M8.8 8.4 L12 11.6 L15.2 8.4
    tray.full | body M6.2 4.4 H17.8 Q19.4 4.4 20 6 L22 12.4 Q22.4 13.4 22.4 14.4 V17 Q22.4 19.8 19.6
      19.8 H4.4 Q1.6 19.8 1.6 17 V14.4 Q1.6 13.4 2 12.4 L4 6 Q4.6 4.4 6.2 4.4 Z; mark M2 13 H7.6
      Q8.4 13 8.4 13.8 C8.4 15.6 10 17 12 17 C14 17 15.6 15.6 15.6 13.8 Q15.6 13 16.4 13 H22; mark
      M7 8.6 H17
    archivebox | body R 1.6 3.4 20.8 5 1.4; body M3 9.6 V18 Q3 20.8 5.8 20.8 H18.2 Q21 20.8 21 18
      V9.6; mark M9 12.6 H15
    externaldrive | body R 1.6 12 20.8 7.6 2.6; mark M2 13.6 L5.4 6 Q6 4.6 7.4 4.6 H16.6 Q18 4.6
      18.6 6 L22 13.6; hole O 18.4 15.8 1.2
    trash | line M2.8 5.4 H21.2; line M8.6 5.2 V3.4 Q8.6 1.6 10.4 1.6 H13.6 Q15.4 1.6 15.4 3.4 V5.2;
      body M4.6 5.6 L5.5 20 Q5.7 22.4 8 22.4 H16 Q18.3 22.4 18.5 20 L19.4 5.6; mark M12 9.2 V18.8
      M8.5 9.2 L8.9 18.8 M15.5 9.2 L15.1 18.8
    calendar | body R 2 3.4 20 17.6 3; mark M2.2 8.8 H21.8; hole O 7 13 1.2; hole O 12 13 1.2; hole
      O 17 13 1.2; hole O 7 17 1.2; hole O 12 17 1.2
    calendar.badge.plus | line M12 21 H5 Q2 21 2 18 V6.4 Q2 3.4 5 3.4 H19 Q22 3.4 22 6.4 V12; line
      M2.2 8.8 H21.8; dot O 7 13 1.2; dot O 12 13 1.2; dot O 7 17 1.2; line M18.4 14.6 V22.6 M14.4
      18.6 H22.4
    calendar.badge.clock | line M11 21 H5 Q2 21 2 18 V6.4 Q2 3.4 5 3.4 H19 Q22 3.4 22 6.4 V11; line
      M2.2 8.8 H21.8; dot O 7 13 1.2; dot O 7 17 1.2; line O 17.4 17.6 4.6; line M17.4 15.2 V17.8
      H19.4
    tablecells | body R 1.4 3.4 21.2 17.2 2.6; mark M1.6 9 H22.4 M1.6 14.8 H22.4 M8.4 3.6 V20.4
      M15.6 3.6 V20.4
    terminal | body R 1.4 3.4 21.2 17.2 2.8; mark M5.2 8 L9 11.2 L5.2 14.4 M10.8 15.4 H16
    apple.terminal | = terminal
    curlybraces | line M8.4 3.4 C5.6 3.4 5 4.6 5 7 C5 9.8 4.4 11.4 2.4 12 C4.4 12.6 5 14.2 5 17 C5
      19.4 5.6 20.6 8.4 20.6 M15.6 3.4 C18.4 3.4 19 4.6 19 7 C19 9.8 19.6 11.4 21.6 12 C19.6 12.6 19
      14.2 19 17 C19 19.4 18.4 20.6 15.6 20.6
    function | solid text ƒ *0.9 7 12; line M12 8 C10.4 10.4 10.4 14.4 12 16.8 M20 8 C21.6 10.4 21.6
      14.4 20 16.8 M14 10 L18 15 M18 10 L14 15
    sum | line M17.6 6.4 V4 H6.4 L12.6 12 L6.4 20 H17.6 V17.6
    x.squareroot | line M2.6 13 L5.4 12 L9 20 L13 4 H21.4 M14.4 10 L20 17 M20 10 L14.4 17
    lineweight | solid R 2.6 4 18.8 1 0.5; solid R 2.6 8.4 18.8 2 1; solid R 2.6 14 18.8 3.4 1.7
    filemenu.and.selection | body R 4 2 16 20 2.4; mark M7.4 7 H16.6 M7.4 11 H16.6 M7.4 15 H16.6
    rectangle.compress.vertical | body R 2.4 9.6 19.2 4.8 1.6; line M12 1 V6 M9.4 3.6 L12 6.2 L14.6
      3.6 M12 23 V18 M9.4 20.4 L12 17.8 L14.6 20.4
    list.star | line M9.4 5.6 H21.4 M9.4 12 H21.4 M9.4 18.4 H21.4; dot M4 1.6 L4.94 4.3 L7.8 4.36
      L5.52 6.1 L6.35 8.84 L4 7.2 L1.65 8.84 L2.48 6.1 L0.2 4.36 L3.06 4.3 Z; solid O 4 12 1.2;
      solid O 4 18.4 1.2
    text.badge.plus | line M3 4.6 H21 M3 10 H21 M3 15.4 H11 M18 13 V20 M14.5 16.5 H21.5
    text.badge.checkmark | line M3 4.6 H21 M3 10 H21 M3 15.4 H10 M13.4 16.6 L16.2 19.8 L21.4 12.8
    plus.forwardslash.minus | line M3 7 H10 M6.5 3.5 V10.5 M14 17 H21 M19 4 L5 20
    pencil.tip.crop.circle | line O 12 12 9.2; line M8 20 L9.6 13 C11 11.4 11.8 9.6 12 7.4 C12.2 9.6
      13 11.4 14.4 13 L16 20
    lasso | line M8 15.4 C4.4 14.6 2 12.4 2 9.6 C2 5.8 6.4 3 12 3 C17.6 3 22 5.8 22 9.6 C22 13.4
      17.6 16.2 12 16.2; line O 9 15.6 2.2; line M8.2 17.8 C8.4 19.6 7.8 21 6.4 22
    tray.2 | body M6.6 2 H17.4 L21 7.6 V9 Q21 11 19 11 H5 Q3 11 3 9 V7.6 Z; body M3 13.4 V19 Q3 21.4
      5.4 21.4 H18.6 Q21 21.4 21 19 V13.4; mark M3.4 7.4 H8.6 C9 9 15 9 15.4 7.4 H20.6 M3.2 15 H8.6
      C9 16.8 15 16.8 15.4 15 H20.8
    doc.append | = doc.text
    lock.doc | body M6.4 1.8 H12.8 L19.8 8.8 V19.6 Q19.8 22.2 17.2 22.2 H6.8 Q4.2 22.2 4.2 19.6 V4.4
      Q4.2 1.8 6.8 1.8 Z; hole R 8.2 13.2 7.6 5.6 1; mark M9.8 13 V11.6 C9.8 9.8 10.6 9 12 9 C13.4 9
      14.2 9.8 14.2 11.6 V13
    scroll | body M6.6 2.6 H17.4 Q19.8 2.6 19.8 5 V17 H8.6 V5 Q8.6 2.6 6.4 2.6 Q4.2 2.6 4.2 5 V7.2
      H8.4; line M19.6 17 H21.8 V18.8 Q21.8 21.4 19.4 21.4 H10.8 Q8.6 21.4 8.6 19 V16.8
    text.book.closed | body R 4.6 1.8 14.8 20.4 2.6; mark M8 2 V22; mark M8 17.8 H19.2; mark M11 6.4
      H16.4 M11 9.8 H14.6
    paragraphsign | line M18.6 2.8 H9.8 C6.4 2.8 4.4 4.8 4.4 7.8 C4.4 10.8 6.4 12.8 9.8 12.8 H12 M12
      3 V21.4 M16.6 3 V21.4
    eraser | body M13.4 3.2 Q14.8 1.8 16.2 3.2 L21.4 8.4 Q22.8 9.8 21.4 11.2 L12 20.6 H7.4 L2.8 16
      Q1.4 14.6 2.8 13.2 Z; mark M7.8 8.6 L16 16.8; line M12 20.8 H21.6
    scribble.variable | solid icon e155
    text.cursor | line M9 2.6 Q12 2.6 12 5 V19 Q12 21.4 9 21.4 M15 2.6 Q12 2.6 12 5 M12 19 Q12 21.4
      15 21.4 M9.4 12 H14.6
    tray.and.arrow.up | line M7 7.4 L4.6 7.4 L2 13.6 Q1.6 14.4 1.6 15.4 V18 Q1.6 20.8 4.4 20.8 H19.6
      Q22.4 20.8 22.4 18 V15.4 Q22.4 14.4 22 13.6 L19.4 7.4 H17; line M2 14.4 H7.6 Q8.4 14.4 8.4 15
      C8.8 16.8 10 18 12 18 C14 18 15.2 16.8 15.6 15 Q15.6 14.4 16.4 14.4 H22; line M12 11.6 V2.2
      M8.8 5.2 L12 2 L15.2 5.2
    xmark.bin | body M3.4 7.6 L4.8 19.4 Q5 21.6 7.2 21.6 H16.8 Q19 21.6 19.2 19.4 L20.6 7.6 Z; line
      R 1.8 3 20.4 4.4 1.4; mark M9.2 11.4 L14.8 17.2 M14.8 11.4 L9.2 17.2
    arrow.up.bin | body M3.4 7.6 L4.8 19.4 Q5 21.6 7.2 21.6 H16.8 Q19 21.6 19.2 19.4 L20.6 7.6 Z;
      line R 1.8 3 20.4 4.4 1.4; mark M12 18.4 V11.4 M9 14 L12 11 L15 14
    rectangle.and.text.magnifyingglass | line M9.4 19 H4.4 Q1.8 19 1.8 16.4 V6 Q1.8 3.4 4.4 3.4
      H19.6 Q22.2 3.4 22.2 6 V9.4; line M5.6 7.6 H14 M5.6 11.4 H10; line O 16 15.4 4.2; line M19.2
      18.6 L22.4 21.8
    captions.bubble | body M12 3 C6 3 1.8 6.4 1.8 10.8 C1.8 15.2 6 18.6 12 18.6 L17.6 21.6 V17.4
      C20.4 16 22.2 13.6 22.2 10.8 C22.2 6.4 18 3 12 3 Z; mark M6.4 9 H10 M12.4 9 H17.6 M6.4 12.6
      H12.4 M15 12.6 H17.6
    zzz | line M2.4 4.4 H8.4 L2.4 11 H8.4; line M10 9.4 H15.4 L10 15.6 H15.4; line M17 15 H21.6 L17
      20.4 H21.6
    fn | solid text fn *0.9 12 12
    mail.stack | line2 M6 2.6 H18; line2 M4 5.8 H20; body R 1.6 9.2 20.8 12.4 2.8; mark M2 11 L11 17
      Q12 17.6 13 17 L22 11
    translate | solid icon e8e2
    checklist.checked | = checklist
    checklist.unchecked | = checklist
    list.triangle | line M8.6 5.6 H22 M8.6 12 H22 M8.6 18.4 H22; solid M1.8 3.4 L5.6 5.6 L1.8 7.8 Z;
      solid M1.8 9.8 L5.6 12 L1.8 14.2 Z; solid M1.8 16.2 L5.6 18.4 L1.8 20.6 Z
    textformat.123 | solid text 123 *0.8 12 12
    characters.uppercase | solid text AB
    f.cursive | solid text f
    pencil.line | = pencil
    pencil.and.outline | = pencil
    doc.viewfinder | = doc.text.magnifyingglass
    doc.text.image | = doc.text
    chart.line.downtrend.xyaxis | line M2.6 2.6 V19 Q2.6 21.4 5 21.4 H21.6; line M6.4 6 L11.2 11.6
      L14.4 8.8 L20.4 16
    chart.dots.scatter | line M2.6 2.6 V19 Q2.6 21.4 5 21.4 H21.6; dot O 8 15.6 1.7; dot O 11.4 9.4
      1.7; dot O 15.6 13.4 1.7; dot O 19.2 6 1.7
    folder.badge.person.crop | = folder
    calendar.day.timeline.left | = calendar
    """
}
