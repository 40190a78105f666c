/// Checks that the names in a file exist and that the controllers form a tree.
struct DocumentCheck {
  private let document: ScreenDocument
  private let directory: Directory
  private let styles: [String]

  init(_ document: ScreenDocument) {
    self.document = document
    directory = Directory(document)
    styles = document.styles.map(\.name)
  }

  func run(_ reading: inout Reading) {
    if document.controllers.isEmpty {
      let position = SourcePosition(line: 1, column: 1)
      reading.complain(position, found: "no controllers", expected: "at least one to show")
    }
    complainAboutCrowds(&reading)
    directory.complainAboutDoubles(&reading)
    for controller in document.controllers { check(controller, &reading) }
    ChildCheck(document).run(&reading)
    StepCheck(directory).run(document.script, &reading)
  }

  /// More would take too long to lay out; a large screen has about a hundred.
  static let mostViews = 2000
  static let mostRows = 5000

  private func complainAboutCrowds(_ reading: inout Reading) {
    var (views, rows) = (0, 0)
    for controller in document.controllers {
      views += controller.value.views.reduce(0) { $0 + $1.viewCount }
      rows += controller.value.views.reduce(0) { $0 + $1.rowCount }
      let position = controller.reference.position
      if views > Self.mostViews {
        let expected = "at most \(Self.mostViews) views in a file"
        return reading.complain(position, found: "\(views) views up to here", expected: expected)
      }
      if rows > Self.mostRows {
        let expected = "at most \(Self.mostRows) rows in a file"
        return reading.complain(position, found: "\(rows) rows up to here", expected: expected)
      }
    }
  }

  private func check(_ controller: Named<ControllerPlan>, _ reading: inout Reading) {
    check(styles: controller.value.styles, &reading)
    for view in controller.value.views { check(view, in: controller.name, &reading) }
    for name in controller.value.contained {
      directory.expect(controller: name, &reading)
    }
    if let name = controller.value.bar.selected {
      let tabs = controller.value.contained.map(\.name)
      if !tabs.contains(name.name) {
        reading.complain(name.position, unknown: name.name, among: tabs, called: "a tab")
      }
    }
    for child in controller.value.children {
      if let host = child.host { directory.expect(view: host, in: controller.name, &reading) }
      directory.check(child.look, in: controller.name, &reading)
    }
  }

  private func check(_ view: ViewPlan, in controller: String, _ reading: inout Reading) {
    check(styles: view.styles, &reading)
    directory.check(view.look, in: controller, &reading)
    for view in view.views { check(view, in: controller, &reading) }
  }

  private func check(styles used: [Reference], _ reading: inout Reading) {
    for style in used where !styles.contains(style.name) {
      reading.complain(style.position, unknown: style.name, among: styles, called: "a style")
    }
  }
}

extension ViewPlan {
  /// The number of views, including this one.
  fileprivate var viewCount: Int { views.reduce(1) { $0 + $1.viewCount } }

  /// The number of rows in this list and in lists inside it.
  fileprivate var rowCount: Int {
    let own =
      if case .list(let list) = kind { list.sections.reduce(0) { $0 + $1.rows.count } } else { 0 }
    return views.reduce(own) { $0 + $1.rowCount }
  }
}
