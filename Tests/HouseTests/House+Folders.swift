/// The folders of HeadlessUIKit: a kernel, and leaves on top of it that the kernel is not to name.
extension House {
  static let kernel: Set<String> = [
    "Animation", "AutoLayout", "Drawing", "Gestures", "Presentation", "Scrolling", "Stage", "Text",
    "TextKit", "Transitions", "ViewControllers", "Views",
  ]

  static let leaves: Set<String> = [
    "Alerts", "Application", "Containers", "Controls", "Documents", "DragAndDrop", "Dynamics",
    "Interface", "Keyboard", "Lists", "Menus", "OldSpellings", "Restoration", "Stacks",
  ]

  /// How many types of a leaf the files of a kernel folder still name; these numbers are to fall.
  ///
  /// What a leaf needs of the kernel becomes a value or a protocol of the kernel instead. A number
  /// rises only where apps override a member whose type a leaf has, such as that of a key command:
  /// the class itself has to declare it, since no subclass can override what an extension declares.
  static let debts: [String: [String: Int]] = [
    "Presentation": ["Containers": 1],
    "Scrolling": ["Controls": 3],
    "Stage": ["Application": 4],
    "Transitions": ["Containers": 1],
    "ViewControllers": [
      "Alerts": 1, "Application": 1, "Containers": 15, "Interface": 5, "Lists": 2, "Menus": 1,
      "Restoration": 2,
    ],
    "Views": ["Application": 4, "Dynamics": 1, "Menus": 2],
  ]
}
