import Foundation
import Geometry
import Scene
import TestSupport
import Testing
import TransitionSnapshots

@testable import HeadlessUIKit

/// Whatever happens to screens at rest: its film begins and ends on the resting pictures.
@MainActor @Suite struct RandomPictureTests {
  @Test func filmsBeginAndEndAtRest() throws {
    for seed in RandomScriptTests.seed..<RandomScriptTests.seed + RandomScriptTests.scripts / 4 {
      var play = Play(seed: seed)
      for _ in 0..<8 { try play.step() }
      #expect(play.stage.faults.isEmpty, "script \(seed)")
    }
  }

  /// Colours tell screens apart; dark mode changes them.
  final class Screen: UIViewController {
    var hue = 0.0

    override func viewDidLoad() {
      let hue = CGFloat(hue)
      view.backgroundColor = UIColor { traits in
        let isDark = traits.userInterfaceStyle == .dark
        return UIColor(hue: hue, saturation: 1, brightness: isDark ? 0.5 : 0.9, alpha: 1)
      }
      let mark = UIView(frame: CGRect(x: 8, y: 8, width: 9, height: 5))
      mark.backgroundColor = .white
      view.addSubview(mark)
      addFoot()
    }

    /// Stands on the safe area's lower edge.
    private func addFoot() {
      let foot = UIView()
      foot.backgroundColor = .label
      foot.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(foot)
      let guide = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        foot.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 4),
        foot.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        foot.widthAnchor.constraint(equalToConstant: 7),
        foot.heightAnchor.constraint(equalToConstant: 5),
      ])
    }
  }

  @MainActor
  struct Play {
    let stage: Stage
    let root = Screen()
    let director = Director()
    let seed: UInt64
    var random: SeededGenerator
    var count = 0.0

    enum Action: CaseIterable {
      case present, presentAgain, cancelledPresentation, dismiss, dismissAll, cancelledDismissal
      case swap, rotate, resize, darken
    }

    init(seed: UInt64) {
      self.seed = seed
      random = SeededGenerator(seed: seed &+ 77)
      let isPad = seed % 2 == 1
      stage = Stage(
        device: Stage.Device(
          width: isPad ? 80 : 48,
          height: isPad ? 100 : 84,
          scale: 1,
          safeArea: UIEdgeInsets(top: 6, left: 0, bottom: 4, right: 0),
          idiom: isPad ? .pad : .phone
        )
      )
      stage.show(root)
      director.animator?.duration = 0.4
    }

    private mutating func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
    private var top: UIViewController { root.presentedChain.last ?? root }

    mutating func step() throws {
      let action = Action.allCases[pick(Action.allCases.count)]
      let before = try stage.restingScene()
      let act = prepare(action)
      let film = try stage.record(fps: 10) { act() }
      let after = try stage.restingScene()
      let name = "script \(seed): \(action)"
      let ends = try complaints(about: film, .settles(on: after), .faultless)
      #expect(ends.isEmpty, "\(name): \(ends)")
      guard ![.rotate, .resize, .darken].contains(action) else { return }
      guard film.duration > 0 else { return }
      let starts = try complaints(about: film, .starts(on: before))
      #expect(starts.isEmpty, "\(name): \(starts)")
      guard action == .cancelledPresentation || action == .cancelledDismissal else { return }
      let taken = try complaints(about: film, .cancels(to: before))
      #expect(taken.isEmpty, "\(name): \(taken)")
    }

    private mutating func prepare(_ action: Action) -> () -> Void {
      let top = top
      switch action {
      case .present, .presentAgain:
        let (screen, animated) = (screen(), pick(4) > 0)
        return { top.present(screen, animated: animated) }
      case .cancelledPresentation:
        let screen = screen(.fullScreen, .coverVertical)
        screen.transitioningDelegate = director
        let director = director
        return {
          director.animator?.succeeds = false
          top.present(screen, animated: true)
          director.animator?.succeeds = false
        }
      case .dismiss:
        let animated = pick(4) > 0
        return { top.dismiss(animated: animated) }
      case .dismissAll:
        let root = root
        return { root.dismiss(animated: true) }
      case .cancelledDismissal: return cancelledDismissal(of: top)
      case .swap: return swap(in: top)
      case .rotate:
        let orientation = [UIInterfaceOrientation.portrait, .landscapeLeft][pick(2)]
        let stage = stage
        return { stage.rotate(to: orientation) }
      case .resize:
        let size = CGSize(width: 40 + 30 * pick(3), height: 70 + 30 * pick(2))
        let stage = stage
        return { stage.resize(to: size) }
      case .darken:
        let (window, style) = (stage.window, pick(2) == 0 ? UIUserInterfaceStyle.dark : .light)
        return { window.overrideUserInterfaceStyle = style }
      }
    }

    private mutating func screen(
      _ style: UIModalPresentationStyle? = nil,
      _ look: UIModalTransitionStyle? = nil
    ) -> Screen {
      let screen = Screen()
      count += 1
      screen.hue = (count * 0.21).truncatingRemainder(dividingBy: 1)
      let styles = RandomScriptTests.Script.styles
      let looks = RandomScriptTests.Script.looks
      screen.modalPresentationStyle = style ?? styles[pick(styles.count)]
      screen.modalTransitionStyle = look ?? looks[pick(looks.count)]
      if screen.modalTransitionStyle == .partialCurl {
        screen.modalPresentationStyle = .fullScreen
      }
      if screen.modalPresentationStyle == .popover { aim(screen) }
      if top.modal.controller?.currentStyle == .popover {
        screen.modalTransitionStyle = .coverVertical
      }
      return screen
    }

    private func aim(_ screen: Screen) {
      screen.modalTransitionStyle = .coverVertical
      screen.preferredContentSize = CGSize(width: 30, height: 30)
      let popover = screen.popoverPresentationController
      popover?.sourceView = top.view
      popover?.sourceRect = CGRect(x: 20, y: 20, width: 4, height: 4)
    }

    private func cancelledDismissal(of top: UIViewController) -> () -> Void {
      guard top.modal.presenting != nil else { return {} }
      let (director, own) = (director, top.transitioningDelegate)
      return {
        director.animator?.succeeds = false
        top.transitioningDelegate = director
        top.dismiss(animated: true)
        top.transitioningDelegate = own
      }
    }

    private mutating func swap(in parent: UIViewController) -> () -> Void {
      let (child, old) = (Screen(), parent.children.last)
      count += 1
      child.hue = (count * 0.21).truncatingRemainder(dividingBy: 1)
      let options: [UIView.AnimationOptions] = [
        [], .transitionCrossDissolve, .transitionFlipFromLeft, .transitionCurlUp,
      ]
      let option = options[pick(options.count)]
      let frame = CGRect(x: 10, y: 20, width: 20, height: 20)
      return {
        parent.addChild(child)
        child.view.frame = frame
        guard let old else {
          parent.view.addSubview(child.view)
          return child.didMove(toParent: parent)
        }
        old.willMove(toParent: nil)
        child.view.alpha = option.isEmpty ? 0 : 1
        parent.transition(from: old, to: child, duration: 0.3, options: option) {
          child.view.alpha = 1
        } completion: { _ in
          old.removeFromParent()
          child.didMove(toParent: parent)
        }
      }
    }
  }
}
