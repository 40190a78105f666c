import Foundation
import Geometry
import Scene

@testable import HeadlessUIKit

// The players of Rules-Presentation.md: A presents B, B presents C.

class A: UIViewController {
  override func viewDidLoad() { view.backgroundColor = .systemBlue }
}
class B: UIViewController {
  override func viewDidLoad() { view.backgroundColor = .systemGreen }
}
final class Third: UIViewController {
  override func viewDidLoad() { view.backgroundColor = .systemOrange }
}

extension Film {
  /// Callbacks with the seconds at which they came, layout and logs of links left out.
  var story: [String] {
    events.filter { event in
      !["loadView", "LayoutSubviews", "presents", "dismisses", "traitCollection", "IsAppearing"]
        .contains { event.name.contains($0) }
    }
    .map { event in
      let name = event.name.replacingOccurrences(of: "animated: ", with: "")
      return "\(event.subject).\(name) \(Self.clock(event.time))"
    }
  }

  private static func clock(_ time: TimeInterval) -> String {
    let thousandths = Int((time * 1000).rounded())
    return "\(thousandths)"
  }

  /// Only the appearance callbacks: `B.viewWillAppear(true) 0`.
  var appearances: [String] { story.filter { $0.contains("ppear(") } }
}

/// A stage with A on screen and B in the wings.
@MainActor
struct Theatre {
  let stage: Stage
  let a = A()
  let b = B()

  init(_ style: UIModalPresentationStyle = .fullScreen, device: Stage.Device = .iPhone15) {
    stage = Stage(device: device)
    stage.show(a)
    b.modalPresentationStyle = style
  }

  func log(_ name: String) -> () -> Void {
    { stage.core.note("test", name) }
  }

  @discardableResult
  func present(animated: Bool = true) throws -> Film {
    try stage.record { a.present(b, animated: animated, completion: log("completion")) }
  }

  @discardableResult
  func dismiss(animated: Bool = true) throws -> Film {
    try stage.record { a.dismiss(animated: animated, completion: log("completion")) }
  }
}
