import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The margins of a controller's root view: the system's own, unless larger ones are asked for.
@MainActor
@Suite struct RootMarginTests {
  struct Device: Sendable, CustomTestStringConvertible {
    let name: String
    let device: Stage.Device
    let side: CGFloat
    var testDescription: String { name }
  }

  nonisolated static let devices = [
    Device(name: "SE", device: .iPhoneSE, side: 16),
    Device(name: "15", device: .iPhone15, side: 16),
    Device(name: "Plus", device: Stage.Device(width: 414, height: 736, scale: 3), side: 20),
    Device(name: "Pro Max", device: .iPhone15ProMax, side: 20),
    Device(name: "pad", device: .iPadPro11, side: 20),
  ]

  /// Nothing above and below; [W] 16 points at the sides, 20 where there is more room.
  @Test(.evidence(.documented), arguments: devices)
  func theSystemSetsTheSides(_ row: Device) {
    let stage = Stage(device: row.device)
    let screen = UIViewController()
    stage.show(screen)
    let (margins, safe) = (screen.view.layoutMargins, screen.view.safeAreaInsets)
    #expect(margins.left == row.side && margins.right == row.side)
    #expect(margins.top == safe.top && margins.bottom == safe.bottom)
    #expect(
      screen.systemMinimumLayoutMargins
        == NSDirectionalEdgeInsets(top: 0, leading: row.side, bottom: 0, trailing: row.side)
    )
  }

  @Test func whatLiesOnTheGuideStandsSixteenPointsInsideTheSafeArea() {
    let stage = Stage(device: .iPhone15)
    let (screen, view) = onGuide()
    stage.show(screen)
    #expect(view.frame == CGRect(x: 16, y: 59, width: 361, height: 759))
  }

  @Test func aFormatsStandardDistanceToARootViewIsItsMargin() {
    let stage = Stage(device: .iPhone15)
    let (screen, view) = (UIViewController(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(view)
    for format in ["H:|-[view]-|", "V:|-[view]-|"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(withVisualFormat: format, views: ["view": view])
      )
    }
    stage.show(screen)
    #expect(view.frame == CGRect(x: 16, y: 59, width: 361, height: 759))
  }

  /// The larger of what is asked for and what the system wants.
  @Test(.evidence(.documented))
  func marginsCanGrowButNotShrink() {
    let stage = Stage(device: .iPhone15)
    let screen = UIViewController()
    stage.show(screen)
    screen.view.insetsLayoutMarginsFromSafeArea = false
    screen.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 5,
      leading: 30,
      bottom: 6,
      trailing: 2
    )
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 5, left: 30, bottom: 6, right: 16))
    screen.viewRespectsSystemMinimumLayoutMargins = false
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 5, left: 30, bottom: 6, right: 2))
    screen.view.layoutMargins = .zero
    #expect(screen.view.layoutMargins == .zero)
  }

  private final class Uneven: UIViewController {
    override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(top: 1, leading: 30, bottom: 2, trailing: 40)
    }
  }

  /// The leading margin once was the left one in either direction.
  @Test(.evidence(.documented), arguments: [false, true])
  func minimaOfItsOwnFollowTheDirectionOfText(isRightToLeft: Bool) {
    let screen = Uneven()
    if isRightToLeft { screen.view.semanticContentAttribute = .forceRightToLeft }
    let margins = screen.view.layoutMargins
    #expect([margins.top, margins.bottom] == [1, 2])
    #expect([margins.left, margins.right] == (isRightToLeft ? [40, 30] : [30, 40]))
    #expect(screen.view.directionalLayoutMargins.leading == 30)
  }

  /// Without the system's margins a root view has those that it was given: none.
  @Test(.evidence(.inferred))
  func aControllerThatDeclinesHasNone() {
    let screen = UIViewController()
    screen.viewRespectsSystemMinimumLayoutMargins = false
    #expect(screen.view.layoutMargins == .zero)
  }

  @Test func aViewHasItsOwnEightAgainWhenItIsNobodysRoot() {
    let screen = UIViewController()
    let view: UIView = screen.view
    #expect(view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    screen.view = UIView()
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func aChildIsMeasuredByItsOwnWidth() {
    let stage = Stage(device: .iPadPro11)
    let (parent, child) = (UIViewController(), UIViewController())
    stage.show(parent)
    parent.addChild(child)
    child.view.frame = CGRect(x: 100, y: 100, width: 320, height: 400)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    stage.advance(by: 0)
    #expect(parent.view.layoutMargins.left == 20)
    #expect(child.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
  }

  @Test func turningIntoAWideScreenWidensTheMarginsAndSaysSo() throws {
    let stage = Stage(device: Stage.Device(width: 390, height: 844, scale: 2))
    let (screen, view) = onGuide()
    stage.show(screen)
    #expect(view.frame == CGRect(x: 16, y: 0, width: 358, height: 844))
    let told = screen.told
    stage.rotate(to: .landscapeLeft)
    try stage.settle()
    #expect(screen.told > told)
    #expect(view.frame == CGRect(x: 20, y: 0, width: 804, height: 390))
  }

  /// A view that keeps its superview's margins has them where it reaches into them: once.
  @Test(.evidence(.documented))
  func marginsThatAreKeptHoldTheSafeAreaOnce() {
    let stage = Stage(device: .iPhone15)
    let screen = UIViewController()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    inner.preservesSuperviewLayoutMargins = true
    screen.view.addSubview(inner)
    stage.show(screen)
    // 59 and 34 of the safe area with eight of its own, and the root view's 16.
    #expect(inner.layoutMargins == UIEdgeInsets(top: 67, left: 16, bottom: 42, right: 16))
    inner.frame.origin.x = 10
    #expect(inner.layoutMargins.left == 8 && inner.layoutMargins.right == 26)
  }

  /// A row under a bar begins at the bar, and its content at its own margins.
  @Test(.evidence(.inferred))
  func rowsKeepTheSideMarginsOfTheirListAlone() throws {
    let stage = Stage(device: .iPhone15)
    let list = UITableViewController()
    let source = RowMarginSource()
    list.tableView.dataSource = source
    stage.show(UINavigationController(rootViewController: list))
    let row = try #require(list.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    let own = row.layoutMargins
    row.preservesSuperviewLayoutMargins = true
    let outer = list.tableView.layoutMargins
    #expect(outer.top > 100 && outer.left > own.left)
    let kept = UIEdgeInsets(
      top: own.top,
      left: outer.left,
      bottom: own.bottom,
      right: outer.right
    )
    #expect(row.layoutMargins == kept)
    list.tableView.layoutMargins.left = 40
    #expect(row.layoutMargins.left == 40)
  }

  private func onGuide() -> (MarginListener, UIView) {
    let (screen, view) = (MarginListener(), UIView())
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(view)
    let guide = screen.view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    return (screen, view)
  }
}

@MainActor
private final class MarginListener: UIViewController {
  var told = 0

  override func viewLayoutMarginsDidChange() {
    super.viewLayoutMarginsDidChange()
    told += 1
  }
}

@MainActor
private final class RowMarginSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
