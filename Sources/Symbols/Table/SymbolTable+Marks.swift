extension SymbolTable {
  /// Signs.
  static let marks = """
    plus | line M12 4.6 V19.4 M4.6 12 H19.4
    minus | line M4.6 12 H19.4
    multiply | line M6 6 L18 18 M18 6 L6 18
    xmark | line M5.4 5.4 L18.6 18.6 M18.6 5.4 L5.4 18.6
    checkmark | line M4.6 13.2 L9.8 19.4 L19.4 4.8
    checkmark.gobackward | line A 12 12.8 9.2 200 -100; solid M10.6 0.2 L10.6 7 L5 3.6 Z; line M7.8
      13.2 L10.8 16.8 L16.2 9
    divide | line M4.6 12 H19.4; dot O 12 6.2 1.6; dot O 12 17.8 1.6
    equal | line M4.6 8.8 H19.4 M4.6 15.2 H19.4
    lessthan | line M18.6 5.4 L5.4 12 L18.6 18.6
    greaterthan | line M5.4 5.4 L18.6 12 L5.4 18.6
    plusminus | line M6 8 H13 M9.5 4.4 V11.6 M12 17.6 H19 M18 5 L6 19
    percent | solid text %
    number | solid text #
    at | solid text @
    dollarsign | solid text $
    eurosign | solid text €
    sterlingsign | solid text £
    yensign | solid text ¥
    wonsign | solid text ₩
    indianrupeesign | solid text ₹
    bitcoinsign | solid text ₿
    ellipsis | solid O 3.9 12 1.75; solid O 12 12 1.75; solid O 20.1 12 1.75
    info | solid O 12.2 4.6 1.5; line M9.4 9.8 H12.4 V19 M9 19.2 H15.6
    questionmark | line M7 8.6 C7 5.8 9 4 12 4 C15 4 17 5.8 17 8.4 C17 12 12 11.6 12 15.2; solid O
      12 19.6 1.4
    exclamationmark | line M12 4.4 V14.4; solid O 12 19.2 1.4
    exclamationmark.2 | line M8.6 4.4 V14.4; solid O 8.6 19.2 1.4; line M15.4 4.4 V14.4; solid O
      15.4 19.2 1.4
    line.3.horizontal | line M3.4 6.2 H20.6 M3.4 12 H20.6 M3.4 17.8 H20.6
    line.horizontal.3 | = line.3.horizontal
    line.3.horizontal.decrease | line M3 6.4 H21; line M6.4 12 H17.6; line M9.8 17.6 H14.2
    line.horizontal.3.decrease | = line.3.horizontal.decrease
    line.diagonal | line M4 20 L20 4
    asterisk | line M12 4 V20 M5.1 8 L18.9 16 M18.9 8 L5.1 16
    staroflife | = asterisk
    slash | line M4 4 L20 20
    power | line A 12 13 8.6 -52 232; line M12 2.6 V11.6
    infinity | line M12 12 C9.6 8.4 8.4 7 6 7 C3.4 7 1.8 9.2 1.8 12 C1.8 14.8 3.4 17 6 17 C8.4 17
      9.6 15.6 12 12 C14.4 8.4 15.6 7 18 7 C20.6 7 22.2 9.2 22.2 12 C22.2 14.8 20.6 17 18 17 C15.6
      17 14.4 15.6 12 12 Z
    cursorarrow | solid M5 2.6 L19.6 14.4 L12.8 15 L16.6 21.4 L13.6 22.8 L10 16.2 L5 20.8 Z
    staroflife.fill | = staroflife
    sos | solid text SOS *0.7 12 12
    """
}
