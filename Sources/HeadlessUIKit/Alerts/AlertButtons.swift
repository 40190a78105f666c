/// The buttons of an alert view or an action sheet, which apps know by their indices.
@MainActor
struct AlertButtons {
  private(set) var titles: [String] = []
  // [D] -1: there is none.
  var cancel = -1
  var destructive = -1
  private(set) var firstOther = -1

  @discardableResult
  mutating func add(_ title: String?) -> Int {
    titles.append(title ?? "")
    return titles.count - 1
  }

  mutating func addOthers(_ titles: [String]) {
    guard let title = titles.first else { return }
    firstOther = add(title)
    for title in titles.dropFirst() { add(title) }
  }

  /// The title; nil after an exception.
  func title(at index: Int, of owner: AnyObject) -> String? {
    guard !titles.indices.contains(index) else { return titles[index] }
    StageCore.ambient.raise(
      TypeNames.of(owner),
      "button index \(index) beyond bounds, there are \(titles.count) buttons",
      remedy: "compare it with cancelButtonIndex and numberOfButtons first"
    )
    return nil
  }

  /// The first button that does not cancel.
  var firstNotCancel: Int? { titles.indices.first { $0 != cancel } }

  var actions: [UIAlertAction] {
    titles.enumerated().map { index, title in
      let style: UIAlertAction.Style =
        switch index {
        case cancel: .cancel
        case destructive: .destructive
        default: .default
        }
      return UIAlertAction(title: title, style: style)
    }
  }
}
