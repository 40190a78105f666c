import Foundation
import HeadlessUIKit

/// A controller of a file, which logs under its name there.
final class ScreenController: UIViewController, NamedInLog {
  let nameInLog: String
  private let plan: ControllerPlan
  private let cast: Cast

  init(_ name: String, _ plan: ControllerPlan, cast: Cast) {
    nameInLog = name
    (self.plan, self.cast) = (plan, cast)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.layer.name = nameInLog
    view.backgroundColor = .systemBackground
    cast.dress(view, in: plan.look, plan.styles)
    let made = plan.views.map { cast.view($0) }
    for view in made { self.view.addSubview(view.root) }
    for view in made { cast.arrange(view) }
    for child in plan.children { cast.add(child, to: self) }
  }
}
