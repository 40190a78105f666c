import Foundation
import Geometry
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Whatever is presented, dismissed, added and cancelled in whatever order: laws that hold.
@MainActor @Suite struct RandomScriptTests {
  /// So many scripts; `TRANSRENDER_SCRIPTS=5000` asks for more, `TRANSRENDER_SEED=9000` for others.
  static let scripts = wish("TRANSRENDER_SCRIPTS") ?? 100
  static let seed = wish("TRANSRENDER_SEED") ?? 0

  private static func wish(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
  }

  /// Once as it comes, once with some callbacks that present, dismiss or take a child away.
  @Test(arguments: [false, true])
  func linksCallbacksAndViewsStayInOrder(actsInCallbacks: Bool) throws {
    for seed in Self.seed..<Self.seed + Self.scripts {
      let gone = try play(seed, actsInCallbacks)
      #expect(gone.stage == nil, "the stage of script \(seed) leaks")
      #expect(gone.cast.allSatisfy { $0() == nil }, "a controller of script \(seed) leaks")
    }
  }

  private func play(
    _ seed: UInt64,
    _ actsInCallbacks: Bool
  ) throws -> (stage: Stage?, cast: [() -> UIViewController?]) {
    weak var stage: Stage?
    var cast: [() -> UIViewController?] = []
    func act() throws {
      var script = Script(seed: seed, actsInCallbacks: actsInCallbacks)
      for _ in 0..<30 {
        script.step()
        script.checkLinks()
      }
      // A callback of the last step's may begin one more interaction.
      for _ in 0..<3 {
        try script.stage.settle()
        script.stage.advance(by: 3)
        script.driver.finish()
      }
      script.checkLinks()
      script.checkRest("script \(seed)")
      let other = script.stage.faults.filter { !$0.sentence.hasPrefix("Attempt to") }
      #expect(other.isEmpty, "script \(seed)")
      stage = script.stage
      cast = script.cast.map { member in { [weak member] in member } }
    }
    try act()
    return (stage, cast)
  }

  @MainActor
  struct Script {
    let stage: Stage
    let root = Counted()
    let director = Director()
    let driver = UIPercentDrivenInteractiveTransition()
    var cast: [Counted] = []
    var random: SeededGenerator
    let actsInCallbacks: Bool

    static let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .pageSheet, .formSheet, .currentContext, .overCurrentContext,
      .custom, .popover,
    ]
    static let looks: [UIModalTransitionStyle] = [
      .coverVertical, .crossDissolve, .flipHorizontal, .partialCurl,
    ]

    init(seed: UInt64, actsInCallbacks: Bool) {
      random = SeededGenerator(seed: seed)
      self.actsInCallbacks = actsInCallbacks
      stage = Stage(device: seed % 2 == 0 ? .iPhone15 : .iPadPro11)
      stage.show(root)
      cast = [root]
    }

    private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }

    mutating func step() {
      let actor = cast[pick(cast.count)]
      switch pick(14) {
      case 0...3: present(on: pick(3) == 0 ? actor : top, animated: pick(3) > 0)
      case 4...5: top.dismiss(animated: pick(3) > 0)
      case 6: actor.dismiss(animated: pick(2) == 0)
      case 7: driver.update(CGFloat(pick(10)) / 10)
      case 8: if pick(2) == 0 { driver.cancel() } else { driver.finish() }
      case 9: addChild(to: actor)
      case 10: swapChildren(of: actor)
      case 11: stage.rotate(to: [.portrait, .landscapeLeft, .landscapeRight][pick(3)])
      case 12: stage.resize(to: CGSize(width: 320 + 300 * pick(3), height: 500 + 300 * pick(2)))
      default: stage.window.overrideUserInterfaceStyle = pick(2) == 0 ? .dark : .light
      }
      if actsInCallbacks, pick(5) == 0 { prepareDeed() }
      if pick(3) > 0 { stage.advance(by: Double(pick(8)) / 10) }
      // An interaction that nobody ends would never end.
      driver.finish()
    }

    /// Some callback to come presents, dismisses or takes a child away.
    private mutating func prepareDeed() {
      let (actor, target) = (cast[pick(cast.count)], cast[pick(cast.count)])
      let (shown, animated, choice) = (cast[pick(cast.count)], pick(2) == 0, pick(4))
      let style = Self.styles[pick(Self.styles.count - 1)]
      actor.deed = { [weak target, weak shown] in
        guard let target, let shown else { return }
        switch choice {
        case 0: target.dismiss(animated: animated)
        case 1 where !shown.isTaken(by: target):
          if !shown.isViewLoaded {
            shown.modalPresentationStyle = style
            shown.modalTransitionStyle = .coverVertical
          }
          target.present(shown, animated: animated)
        case 2: target.dismiss(animated: animated) { target.dismiss(animated: false) }
        default:
          guard target.parent != nil else { return }
          target.willMove(toParent: nil)
          target.view.removeFromSuperview()
          target.removeFromParent()
        }
      }
      actor.patience = pick(4)
    }

    private var top: UIViewController { root.presentedChain.last ?? root }

    private mutating func present(on presenter: UIViewController, animated: Bool) {
      let b = Counted()
      b.modalPresentationStyle = Self.styles[pick(Self.styles.count)]
      b.modalTransitionStyle = Self.looks[pick(Self.looks.count)]
      // [D] A curl is for the whole screen.
      if b.modalTransitionStyle == .partialCurl { b.modalPresentationStyle = .fullScreen }
      // [D] rule presentation.popover
      if b.modalPresentationStyle == .popover {
        b.modalTransitionStyle = .coverVertical
        b.popoverPresentationController?.sourceView = presenter.view
        b.popoverPresentationController?.sourceRect = CGRect(x: 50, y: 50, width: 20, height: 20)
      }
      // A popover that waits for the end of its turn is one by the time that `present` looks.
      presenter.endInstantChanges()
      if presenter.isInPopover { b.modalTransitionStyle = .coverVertical }
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

    private mutating func swapChildren(of parent: UIViewController) {
      guard parent.viewIfLoaded?.window != nil, !parent.modal.isInFlight,
        let old = parent.children.last as? Counted, old.viewIfLoaded?.superview != nil,
        !old.modal.isInFlight, old.modal.presented == nil
      else { return }
      let child = Counted()
      cast.append(child)
      old.willMove(toParent: nil)
      parent.addChild(child)
      parent.transition(from: old, to: child, duration: pick(2) == 0 ? 0 : 0.3) {
      } completion: { _ in
        old.removeFromParent()
        child.didMove(toParent: parent)
      }
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
    func checkRest(_ script: Comment) {
      #expect(stage.transitions.isEmpty, script)
      #expect(stage.window.touchBlocks == 0, script)
      for member in cast {
        let isShown = member.viewIfLoaded?.window != nil
        #expect(member.appearance.phase == (isShown ? .appeared : .disappeared), script)
        #expect(member.balance == (isShown ? 1 : 0), script)
        #expect(!member.isUnbalanced, script)
        #expect(!member.modal.isInFlight, script)
        #expect(member.modal.move == nil, script)
      }
      let containers = stage.window.subviews.filter { $0 is PresentationContainerView }
      let screens = root.presentedChain.compactMap(\.modal.controller?.container)
      #expect(containers.allSatisfy { container in screens.contains { $0 === container } }, script)
    }
  }

  /// Counts its own callbacks as an app would.
  final class Counted: UIViewController {
    var balance = 0
    var isUnbalanced = false
    /// Done once, inside the callback that comes after so many others.
    var deed: (() -> Void)?
    var patience = 0
    private var last = "didDisappear"

    private func hear(_ callback: String, after allowed: Set<String>) {
      if !allowed.contains(last) { isUnbalanced = true }
      last = callback
      patience -= 1
      guard patience < 0, let deed else { return }
      self.deed = nil
      deed()
    }

    /// Whether UIKit would raise an exception if `presenter` presented it.
    func isTaken(by presenter: UIViewController) -> Bool {
      self === presenter || parent != nil || modal.presenting != nil
        || modal.presented != nil || viewIfLoaded?.window != nil
        || modalPresentationStyle == .popover
    }
    override func viewWillAppear(_ animated: Bool) {
      hear("willAppear", after: ["didDisappear", "willDisappear"])
    }
    override func viewDidAppear(_ animated: Bool) {
      balance = 1
      hear("didAppear", after: ["willAppear"])
    }
    override func viewWillDisappear(_ animated: Bool) {
      hear("willDisappear", after: ["didAppear", "willAppear"])
    }
    override func viewDidDisappear(_ animated: Bool) {
      balance = 0
      hear("didDisappear", after: ["willDisappear"])
    }
  }
}
