import Foundation
import Geometry
import Scene
import TestSupport
import Testing
import TransitionSnapshots

@testable import HeadlessUIKit

/// What a screen shows while it comes or goes is what it shows at rest.
@MainActor @Suite(.evidence(.inferred)) struct TravellingScreenTests {
  final class Laid: UIViewController {
    let mark = UIView()
    var areas: [UIEdgeInsets] = []

    override func viewDidLoad() {
      view.backgroundColor = .systemTeal
      mark.backgroundColor = .systemOrange
      mark.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(mark)
      let guide = view.safeAreaLayoutGuide
      NSLayoutConstraint.activate([
        mark.topAnchor.constraint(equalTo: guide.topAnchor),
        mark.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
        mark.widthAnchor.constraint(equalToConstant: 40),
      ])
    }
    override func viewSafeAreaInsetsDidChange() { areas.append(view.safeAreaInsets) }
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet])
  func theSafeAreaStaysWhileAScreenSlides(style: UIModalPresentationStyle) throws {
    let (stage, root, screen) = (Stage(device: .iPhone15), A(), Laid())
    stage.show(root)
    screen.modalPresentationStyle = style
    try stage.record { root.present(screen, animated: true) }
    let (before, frame) = (try stage.restingScene(), screen.mark.frame)
    screen.areas = []
    let film = try stage.record { root.dismiss(animated: true) }
    #expect(try complaints(about: film, .starts(on: before), .faultless) == [])
    #expect(screen.mark.frame == frame)
    #expect(screen.areas.allSatisfy { $0 == .zero })
  }

  /// Takes a view from below the screen to a place lower than its final frame.
  private func lowAnimator(isScaled: Bool) -> BlockAnimator {
    BlockAnimator(duration: 1) { context in
      guard let view = context.view(forKey: .to) else { return }
      let low = CGAffineTransform(translationX: 0, y: 50)
      view.transform = low.translatedBy(x: 0, y: 852)
      context.containerView.addSubview(view)
      view.layoutIfNeeded()
      if isScaled { view.transform = low.scaledBy(x: 0.5, y: 0.5) }
      UIView.animate(withDuration: 1) {
        view.transform = low
      } completion: { _ in
        context.completeTransition(true)
      }
    }
  }

  /// The safe area of the final frame once held until the end, when the content jumped.
  @Test(arguments: [false, true])
  func theSafeAreaIsThatOfThePlaceToWhichAnAnimatorGoes(isScaled: Bool) throws {
    let (stage, root, screen) = (Stage(device: .iPhone15), A(), Laid())
    let animator = lowAnimator(isScaled: isScaled)
    stage.show(root)
    screen.modalPresentationStyle = .custom
    screen.transitioningDelegate = animator
    var seen: [CGRect] = []
    for time in [0.1, 0.5, 0.9] { stage.schedule(at: time) { seen.append(screen.mark.frame) } }
    try withExtendedLifetime(animator) {
      _ = try stage.record { root.present(screen, animated: true) }
    }
    #expect(screen.mark.frame.minY == 9)
    #expect(seen == Array(repeating: screen.mark.frame, count: 3))
  }

  @Test(arguments: [Stage.Device.iPhone15, .iPadPro11])
  func theSafeAreaStaysOnStackedSheets(device: Stage.Device) throws {
    let (stage, root, lower, upper) = (Stage(device: device), A(), Laid(), Laid())
    stage.show(root)
    try stage.record { root.present(lower, animated: true) }
    try stage.record { lower.present(upper, animated: true) }
    let (before, frame) = (try stage.restingScene(), upper.mark.frame)
    let film = try stage.record { root.dismiss(animated: true) }
    #expect(try complaints(about: film, .starts(on: before), .faultless) == [])
    #expect(upper.mark.frame == frame)
  }

  @Test(arguments: [1.0, 0.3]) func aFingerMovesTheSheetNotWhatIsOnIt(share: Double) throws {
    let (stage, root, screen) = (Stage(device: .iPhone15), A(), Laid())
    stage.show(root)
    try stage.record { root.present(screen, animated: true) }
    let frame = screen.mark.frame
    var seen: [CGRect] = []
    for time in [0.3, 0.6] { stage.schedule(at: time) { seen.append(screen.mark.frame) } }
    try stage.record {
      stage.drag(
        from: CGPoint(x: 200, y: 100),
        to: CGPoint(x: 200, y: 100 + 600 * share),
        duration: 1
      )
    }
    #expect(seen == [frame, frame])
    #expect(screen.mark.frame == frame)
    #expect((root.presentedViewController == nil) == (share == 1))
  }

  /// What stands above the base is one step lighter in the dark.
  @Test(.evidence(.documented))
  func sheetsAreElevated() throws {
    let (stage, root, sheet) = (Stage(device: .iPhone15), A(), B())
    stage.window.overrideUserInterfaceStyle = .dark
    stage.show(root)
    let film = try stage.record { root.present(sheet, animated: true) }
    #expect(root.traitCollection.userInterfaceLevel == .base)
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(!film.events.contains { $0.name.hasPrefix("traitCollectionDidChange") })
    let step = UIColor(red: 28 / 255, green: 28 / 255, blue: 30 / 255, alpha: 1)
    let lit = UIColor.systemBackground.resolvedColor(with: sheet.traitCollection)
    #expect(lit.cgColor == step.cgColor)
    #expect(
      UIColor.systemBackground.resolvedColor(with: root.traitCollection).cgColor != lit.cgColor
    )
    try stage.record { stage.rotate(to: .landscapeLeft) }
    #expect(sheet.traitCollection.userInterfaceLevel == .base, "it fills the screen now")
  }

  final class Ringed: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      layer.borderColor = UIColor.label.cgColor
    }
  }

  /// UITraitCollection.current while UIKit lays a view out.
  @Test(.evidence(.documented))
  func layoutKnowsItsTraits() throws {
    let (stage, root, ring) = (Stage(device: .iPhone15), A(), Ringed())
    stage.show(root)
    root.view.addSubview(ring)
    try stage.settle()
    func label(_ style: UIUserInterfaceStyle) -> CGColor {
      UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
    }
    #expect(ring.layer.borderColor == label(.light))
    stage.window.overrideUserInterfaceStyle = .dark
    try stage.settle()
    #expect(ring.layer.borderColor == label(.dark))
    #expect(UITraitCollection.current.userInterfaceStyle != .dark)
  }

  /// On pads the buttons stand in a popover; a tap beside it stands for cancel.
  @Test(.evidence(.documented))
  func anActionSheetOnAPadIsLeftByATapBesideIt() throws {
    let (stage, root) = (Stage(device: .iPadPro11), A())
    stage.show(root)
    var chosen: [String] = []
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Keep", UIAlertAction.Style.default), ("Cancel", .cancel)] {
      alert.addAction(
        UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") }
      )
    }
    alert.popoverPresentationController?.sourceView = root.view
    alert.popoverPresentationController?.sourceRect = CGRect(x: 300, y: 500, width: 40, height: 40)
    try stage.record { root.present(alert, animated: true) }
    #expect(alert.view.bounds.width == 304)
    #expect(!alert.view.hasButton("Cancel"))
    #expect(alert.view.hasButton("Keep"))
    try stage.record { stage.tap(at: CGPoint(x: 20, y: 1000)) }
    #expect(root.presentedViewController == nil)
    #expect(chosen == ["Cancel"])
    #expect(stage.faults.isEmpty)
  }
}

extension UIView {
  fileprivate func hasButton(_ title: String) -> Bool {
    (self as? UIButton)?.title(for: .normal) == title || subviews.contains { $0.hasButton(title) }
  }
}
