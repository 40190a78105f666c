import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Where the items of toolbars and tab bars stand.
@MainActor
@Suite struct BarPlaceTests {
  private func window(_ safeArea: UIEdgeInsets = .zero) -> (Stage, UIWindow) {
    let stage = Stage(
      device: Stage.Device(width: 320, height: 480, scale: 2, safeArea: safeArea)
    )
    return (stage, stage.window)
  }

  /// The items of a toolbar: views of 40, 60 and 200 points, and spaces.
  enum Part {
    case narrow, wide, huge, hidden, flexible, fixed

    @MainActor var item: UIBarButtonItem {
      switch self {
      case .narrow: item(40)
      case .wide: item(60)
      case .huge: item(200)
      case .hidden: hiddenItem
      case .flexible: .flexibleSpace()
      case .fixed: .fixedSpace(30)
      }
    }

    @MainActor private var hiddenItem: UIBarButtonItem {
      let hidden = item(40)
      hidden.isHidden = true
      return hidden
    }

    @MainActor private func item(_ width: CGFloat) -> UIBarButtonItem {
      UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: width, height: 20)))
    }
  }

  /// The left edges of what is shown, in the order of the items.
  private func lefts(
    _ parts: [Part],
    isRightToLeft: Bool,
    safeArea: UIEdgeInsets = .zero
  ) -> [CGFloat] {
    let (stage, window) = window(safeArea)
    let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
    if isRightToLeft { bar.semanticContentAttribute = .forceRightToLeft }
    window.addSubview(bar)
    let items = parts.map(\.item)
    bar.items = items
    stage.advance(by: 0)
    return items.filter { !$0.isHidden }.compactMap { $0.customView?.frame.minX }
  }

  struct Row {
    let parts: [Part]
    let left: [CGFloat]
    let right: [CGFloat]
  }

  /// Sixteen points at both ends; what is left goes to the flexible spaces in equal parts.
  @Test(
    .evidence(.documented),
    arguments: [
      Row(parts: [.narrow, .flexible, .wide], left: [16, 244], right: [264, 16]),
      Row(parts: [.narrow, .fixed, .wide], left: [16, 86], right: [264, 174]),
      Row(parts: [.flexible, .narrow, .flexible], left: [140], right: [140]),
      Row(parts: [.flexible, .narrow, .flexible, .wide], left: [110, 244], right: [170, 16]),
      Row(parts: [.huge, .flexible, .huge], left: [16, 216], right: [104, -96]),
      Row(parts: [.hidden, .wide], left: [16], right: [244]),
    ]
  )
  func spacesOfAToolbarTakeWhatIsLeft(row: Row) {
    #expect(lefts(row.parts, isRightToLeft: false) == row.left)
    #expect(lefts(row.parts, isRightToLeft: true) == row.right)
  }

  @Test(.evidence(.documented)) func itemsOfAToolbarStayInTheSafeArea() {
    let sides = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20)
    let parts: [Part] = [.narrow, .flexible, .wide]
    #expect(lefts(parts, isRightToLeft: false, safeArea: sides) == [26, 224])
    #expect(lefts(parts, isRightToLeft: true, safeArea: sides) == [244, 26])
  }

  private func tabs(_ prepare: (UITabBar) -> Void = { _ in }, count: Int = 2) -> [CGFloat] {
    let (stage, window) = window()
    let bar = UITabBar(frame: CGRect(x: 0, y: 400, width: 320, height: 49))
    window.addSubview(bar)
    prepare(bar)
    stage.advance(by: 0)
    let frames = bar.buttonFrames(of: count)
    #expect(Set(frames.map(\.width)).count <= 1 && frames.allSatisfy { $0.height == 49 })
    return frames.map(\.minX) + (frames.first.map { [$0.width] } ?? [])
  }

  /// The left edges, and the width of all: 140 points, 10 points apart, where they fit. [I]
  @Test func tabsFillTheirBarOrStandInItsMiddle() {
    #expect(tabs(count: 4) == [0, 80, 160, 240, 80])
    #expect(tabs(count: 0).isEmpty)
    #expect(tabs { $0.itemPositioning = .centered } == [15, 165, 140])
    #expect(tabs({ $0.itemPositioning = .centered }, count: 4) == [5, 85, 165, 245, 70])
    #expect(tabs { $0.semanticContentAttribute = .forceRightToLeft } == [160, 0, 160])
    let narrow: (UITabBar) -> Void = { bar in
      bar.itemPositioning = .centered
      bar.frame.size.width = 30
    }
    #expect(tabs(narrow, count: 4) == [0, 7.5, 15, 22.5, 7.5])
  }

  /// [D] What an appearance says goes before what the bar says.
  @Test(.evidence(.documented)) func theLookOfABarPlacesItsTabs() {
    func sized(_ bar: UITabBar) {
      (bar.itemPositioning, bar.itemWidth, bar.itemSpacing) = (.centered, 50, 20)
    }
    #expect(tabs(sized) == [100, 170, 50])
    let look = UITabBarAppearance()
    look.stackedItemWidth = 60
    let dressed: (UITabBar) -> Void = { bar in
      sized(bar)
      bar.standardAppearance = look
    }
    #expect(tabs(dressed) == [90, 170, 60])
    look.stackedItemSpacing = 40
    #expect(tabs(dressed) == [80, 180, 60])
    look.stackedItemPositioning = .fill
    #expect(tabs(dressed) == [0, 160, 160])
  }
}
