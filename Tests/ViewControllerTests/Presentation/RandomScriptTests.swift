import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// Whatever is presented, dismissed, added and cancelled in whatever order: laws that hold.
@MainActor @Suite struct RandomScriptTests {
  @Test(arguments: 0..<40)
  func linksCallbacksAndViewsStayInOrder(seed: UInt64) throws {
    var script = Script(seed: seed)
    for _ in 0..<40 {
      script.step()
      script.checkLinks()
    }
    try script.stage.settle()
    script.stage.advance(by: 3)
    script.checkLinks()
    script.checkRest()
    #expect(script.stage.faults.allSatisfy { $0.sentence.hasPrefix("Attempt to") })
  }

  @MainActor
  struct Script {
    let stage = Stage()
    let root = Counted()
    let director = Director()
    let driver = UIPercentDrivenInteractiveTransition()
    var cast: [Counted] = []
    var random: SplitMix

    static let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext,
      .custom,
    ]
    static let looks: [UIModalTransitionStyle] = [.coverVertical, .crossDissolve, .flipHorizontal]

    init(seed: UInt64) {
      random = SplitMix(seed: seed)
      stage.show(root)
      cast = [root]
    }

    private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    mutating func step() {
      let actor = cast[pick(cast.count)]
      switch pick(10) {
      case 0...3: present(on: pick(3) == 0 ? actor : top, animated: pick(3) > 0)
      case 4...5: top.dismiss(animated: pick(3) > 0)
      case 6: actor.dismiss(animated: pick(2) == 0)
      case 7: driver.update(CGFloat(pick(10)) / 10)
      case 8: if pick(2) == 0 { driver.cancel() } else { driver.finish() }
      default: addChild(to: actor)
      }
      if pick(3) > 0 { stage.advance(by: Double(pick(8)) / 10) }
      // An interaction that nobody ends would never end.
      driver.finish()
    }

    private var top: UIViewController { root.presentedChain.last ?? root }

    private mutating func present(on presenter: UIViewController, animated: Bool) {
      let b = Counted()
      b.modalPresentationStyle = Self.styles[pick(Self.styles.count)]
      b.modalTransitionStyle = Self.looks[pick(Self.looks.count)]
      if pick(3) == 0 {
        b.transitioningDelegate = director
        director.animator?.succeeds = pick(4) > 0
        director.interaction = pick(3) == 0 ? driver : nil
      }
      b.definesPresentationContext = pick(2) == 0
      cast.append(b)
      presenter.present(b, animated: animated)
    }

    private mutating func addChild(to parent: UIViewController) {
      guard parent.viewIfLoaded?.window != nil else { return }
      let child = Counted()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      cast.append(child)
    }

    func checkLinks() {
      for member in cast {
        if let shown = member.modal.presented {
          #expect(shown.modal.presenting === member)
          #expect(shown.modal.controller != nil)
        }
        if let presenter = member.modal.presenting {
          #expect(presenter.modal.presented === member)
        }
      }
    }

    /// Nothing moves any more: who is on screen has appeared, everybody else has disappeared.
    func checkRest() {
      #expect(stage.transitions.isEmpty)
      #expect(stage.window.touchBlocks == 0)
      for member in cast {
        let isShown = member.viewIfLoaded?.window != nil
        #expect(member.appearance.phase == (isShown ? .appeared : .disappeared))
        #expect(member.balance == (isShown ? 1 : 0))
        #expect(!member.isUnbalanced)
        #expect(!member.modal.isInFlight)
        #expect(member.modal.move == nil)
      }
      let containers = stage.window.subviews.filter { $0 is PresentationContainerView }
      let screens = root.presentedChain.compactMap(\.modal.controller?.container)
      #expect(containers.allSatisfy { container in screens.contains { $0 === container } })
    }
  }

  /// Counts its own callbacks as an app would.
  final class Counted: UIViewController {
    var balance = 0
    var isUnbalanced = false
    private var last = "didDisappear"

    private func hear(_ callback: String, after allowed: Set<String>) {
      if !allowed.contains(last) { isUnbalanced = true }
      last = callback
    }
    override func viewWillAppear(_ animated: Bool) {
      hear("willAppear", after: ["didDisappear", "willDisappear"])
    }
    override func viewDidAppear(_ animated: Bool) {
      hear("didAppear", after: ["willAppear"])
      balance = 1
    }
    override func viewWillDisappear(_ animated: Bool) {
      hear("willDisappear", after: ["didAppear", "willAppear"])
    }
    override func viewDidDisappear(_ animated: Bool) {
      hear("didDisappear", after: ["willDisappear"])
      balance = 0
    }
  }
}
