/// Every name that a file gives to a controller or a view.
struct Directory {
  /// Names with a meaning in equations, which views cannot have.
  private static let reserved = ["parent", "safe", "self"]

  private let controllers: [Reference]
  private let views: [(owner: String, id: Reference)]
  private let owners: [String: String]
  private let known: Set<String>

  init(_ document: ScreenDocument) {
    controllers = document.controllers.map(\.reference)
    views = document.controllers.flatMap { controller in
      controller.value.views.flatMap(\.ids).map { (controller.name, $0) }
    }
    owners = Dictionary(views.map { ($0.id.name, $0.owner) }, uniquingKeysWith: { one, _ in one })
    known = Set(controllers.map(\.name))
  }

  /// The controller whose view contains the view of that name.
  func owner(of view: String) -> String? { owners[view] }

  func complainAboutDoubles(_ reading: inout Reading) {
    var taken: Set<String> = []
    for name in controllers + views.map(\.id) {
      if Self.reserved.contains(name.name) {
        let found = "\"\(name.name)\", which equations use for a space"
        reading.complain(name.position, found: found, expected: "another name")
      } else if !taken.insert(name.name).inserted {
        let found = "\"\(JSONNode.shortened(name.name))\" a second time"
        reading.complain(name.position, found: found, expected: "each name once in a file")
      }
    }
  }

  func expect(controller name: Reference, _ reading: inout Reading) {
    guard !known.contains(name.name) else { return }
    let names = controllers.map(\.name)
    reading.complain(name.position, unknown: name.name, among: names, called: "a controller")
  }

  /// A view of that controller.
  func expect(view name: Reference, in controller: String, _ reading: inout Reading) {
    guard owners[name.name] != controller else { return }
    let names = views.filter { $0.owner == controller }.map(\.id.name)
    let kind = "a view of \(controller)"
    reading.complain(name.position, unknown: name.name, among: names, called: kind)
  }

  /// A view, or a controller for its view.
  func expect(target name: Reference, _ reading: inout Reading) {
    guard owners[name.name] == nil, !known.contains(name.name) else { return }
    let names = views.map(\.id.name) + controllers.map(\.name)
    reading.complain(
      name.position,
      unknown: name.name,
      among: names,
      called: "a view or a controller"
    )
  }

  /// Views in equations must belong to the same controller.
  func check(_ look: ViewAppearance, in controller: String, _ reading: inout Reading) {
    for (_, equation) in look.layout?.ordered ?? [] {
      guard case .view(let name) = equation.item else { continue }
      expect(view: name, in: controller, &reading)
    }
  }
}

extension ViewPlan {
  var ids: [Reference] { (id.map { [$0] } ?? []) + views.flatMap(\.ids) }
}
