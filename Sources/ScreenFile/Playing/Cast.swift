import Foundation
import HeadlessUIKit

/// The controllers and views of a file, created when they are first needed.
@MainActor
final class Cast {
  /// A view with its plan, before its layout is set.
  struct MadeView {
    let root: UIView
    let plan: ViewPlan
    let look: ViewAppearance
    let inside: [MadeView]
  }

  private let document: ScreenDocument
  private var controllers: [String: UIViewController] = [:]
  private var views: [String: UIView] = [:]
  private let owners: [String: String]
  private let layouts = LayoutBook()
  private let strings: [String: String]
  /// The step that waits for a button of an alert; called with the title that was pressed.
  var onChoice: ((String?) -> Void)?

  /// `strings` are the texts of the file in the screen's language.
  init(_ document: ScreenDocument, strings: [String: String]) {
    (self.document, self.strings) = (document, strings)
    let pairs = document.controllers.flatMap { controller in
      controller.value.views.flatMap(\.ids).map { ($0.name, controller.name) }
    }
    owners = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Releases everything, since the controllers refer back to their cast.
  func disband() { (controllers, views) = ([:], [:]) }

  /// The file's path in messages.
  var path: String { document.url.relativePath }

  func controller(_ name: String) -> UIViewController? {
    if let known = controllers[name] { return known }
    guard let plan = document.controllers.first(where: { $0.name == name }) else { return nil }
    let controller = controller(plan.value, named: name)
    controllers[name] = controller
    return controller
  }

  func controller(_ name: Reference?) -> UIViewController? { name.flatMap { controller($0.name) } }

  /// Whether a file puts a controller into another, directly or indirectly.
  func holds(_ inner: String, in outer: String) -> Bool {
    let plan = document.controllers.first { $0.name == outer }?.value
    return plan?.contained.contains { $0.name == inner || holds(inner, in: $0.name) } ?? false
  }

  func chosen(_ title: String?) { onChoice?(title) }

  /// A text in the screen's language.
  func say(_ text: String) -> String { strings[text] ?? text }

  func picture(_ name: Reference?) -> UIImage? { name.flatMap { document.pictures[$0.name] } }

  /// The view of that name, or the root view of the controller of that name.
  func view(named name: String) -> UIView? {
    if let owner = owners[name] { controller(owner)?.loadViewIfNeeded() }
    return views[name] ?? controller(name)?.view
  }

  func view(_ plan: ViewPlan) -> MadeView {
    let look = styled(plan.look, plan.styles)
    let view = plan.makeView(self)
    look.apply(to: view, self)
    let inside = plan.views.map { self.view($0) }
    for inner in inside { view.take(inner.root) }
    if let id = plan.id {
      views[id.name] = view
      view.accessibilityIdentifier = id.name
      // The name of its curves in plots.
      view.layer.name = id.name
    }
    return MadeView(root: view, plan: plan, look: look, inside: inside)
  }

  /// Sets frames and equations, after all views in equations exist.
  func arrange(_ made: MadeView) {
    if made.look.layout == nil, made.look.frame == nil, !made.root.isArranged {
      made.plan.kind.setOwnFrame(made.root, center: made.look.center)
    }
    layouts.apply(made.look, to: made.root, self)
    for inner in made.inside { arrange(inner) }
  }

  func dress(_ view: UIView, in look: ViewAppearance, _ names: [Reference]) {
    styled(look, names).apply(to: view, self)
  }

  /// Applies the changes of a step.
  func change(_ changes: [Named<ViewAppearance>]) {
    for change in changes {
      guard let view = view(named: change.name) else { continue }
      change.value.apply(to: view, self)
      layouts.apply(change.value, to: view, self)
    }
  }

  /// Lays out views whose equations have changed, so that the new frames are part of the animation.
  func layOut(_ changes: [Named<ViewAppearance>]) {
    for change in changes where change.value.layout != nil {
      view(named: change.name)?.window?.layoutIfNeeded()
    }
  }

  func add(_ plan: ChildPlan, to parent: UIViewController) {
    guard let name = plan.controller?.name, let child = controller(name) else { return }
    parent.addChild(child)
    let host: UIView = plan.host.flatMap { view(named: $0.name) } ?? parent.view
    host.addSubview(child.view)
    if plan.look.layout == nil, plan.look.frame == nil { child.view.fill(host) }
    plan.look.apply(to: child.view, self)
    layouts.apply(plan.look, to: child.view, self)
    child.didMove(toParent: parent)
  }

  private func styled(_ look: ViewAppearance, _ names: [Reference]) -> ViewAppearance {
    // Later styles override earlier ones, and the view's own values override all of them.
    names.reversed().reduce(look) { look, name in
      guard let style = document.styles.first(where: { $0.name == name.name }) else { return look }
      return look.over(style.value)
    }
  }
}
