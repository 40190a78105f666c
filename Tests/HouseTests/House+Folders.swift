/// The folders of HeadlessUIKit: a kernel, and leaves on top of it that the kernel is not to name.
extension House {
  static let kernel: Set<String> = [
    "Animation", "AutoLayout", "Drawing", "Gestures", "Presentation", "Scrolling", "Stage", "Text",
    "Transitions", "ViewControllers", "Views",
  ]

  static let leaves: Set<String> = [
    "Alerts", "Application", "Containers", "Controls", "Dynamics", "Interface", "Keyboard", "Lists",
    "Menus", "Restoration", "Stacks",
  ]

  /// How many types of a leaf the files of a kernel folder still name; these numbers only fall.
  ///
  /// What a leaf needs of the kernel becomes a value or a protocol of the kernel instead.
  static let debts: [String: [String: Int]] = [
    "AutoLayout": ["Application": 1, "Lists": 4],
    "Gestures": ["Application": 1],
    "Presentation": ["Alerts": 1, "Application": 1, "Containers": 3, "Keyboard": 1],
    "Scrolling": ["Containers": 1],
    "Stage": ["Application": 11, "Containers": 1, "Controls": 1, "Keyboard": 2],
    "Transitions": ["Alerts": 2, "Containers": 3],
    "ViewControllers": [
      "Alerts": 3,
      "Application": 4,
      "Containers": 15,
      "Controls": 1,
      "Interface": 5,
      "Lists": 8,
      "Menus": 2,
      "Restoration": 1,
      "Stacks": 1,
    ],
    "Views": [
      "Application": 20,
      "Containers": 7,
      "Controls": 3,
      "Dynamics": 1,
      "Lists": 4,
      "Menus": 14,
      "Stacks": 2,
    ],
  ]
}
