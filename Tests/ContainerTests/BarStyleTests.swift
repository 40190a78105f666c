import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// The styles of bars, and those of action sheets, which have the same numbers.
@MainActor
@Suite struct BarStyleTests {
  /// [D] UIActionSheet.h and UIInterface.h; archives and C code know only the numbers.
  @Test func stylesHaveTheNumbersOfUIKit() {
    let bars: [UIBarStyle] = [.default, .black, .blackTranslucent, .blackOpaque]
    #expect(bars.map(\.rawValue) == [0, 1, 2, 1])
    let sheets: [UIActionSheetStyle] = [.automatic, .default, .blackTranslucent, .blackOpaque]
    #expect(sheets.map(\.rawValue) == [-1, 0, 2, 1])
  }

  @Test(arguments: [UIBarStyle.black, .blackTranslucent])
  func aBlackBarHasALightStatusBar(style: UIBarStyle) {
    let nav = UINavigationController(rootViewController: UIViewController())
    #expect(nav.preferredStatusBarStyle == .default)
    nav.navigationBar.barStyle = style
    #expect(nav.preferredStatusBarStyle == .lightContent)
  }

  /// [D] An item's look goes before its bar's, and in compact height those for it before others.
  @Test(.evidence(.documented), arguments: [false, true])
  func theMostParticularLookCounts(isCompact: Bool) {
    let stage = Stage(device: Stage.Device(width: 320, height: 480, scale: 2))
    let (bar, item) = (UINavigationBar(), UINavigationItem(title: "a"))
    bar.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    if isCompact { stage.window.traitOverrides.verticalSizeClass = .compact }
    stage.window.addSubview(bar)
    bar.items = [item]
    stage.advance(by: 0)
    let looks = (0..<8).map { _ in UINavigationBarAppearance() }
    /// The numbers of the looks over content, and at the edge of it.
    func shown() -> [Int?] {
      [false, true].map { isAtEdge in
        bar.isAtScrollEdge = isAtEdge
        return looks.firstIndex { $0 === bar.look(for: item) }
      }
    }
    bar.standardAppearance = looks[0]
    #expect(shown() == [0, 0])
    bar.compactAppearance = looks[1]
    #expect(shown() == (isCompact ? [1, 1] : [0, 0]))
    bar.scrollEdgeAppearance = looks[2]
    #expect(shown() == (isCompact ? [1, 1] : [0, 2]))
    bar.compactScrollEdgeAppearance = looks[3]
    #expect(shown() == (isCompact ? [1, 3] : [0, 2]))
    item.standardAppearance = looks[4]
    #expect(shown() == (isCompact ? [1, 3] : [4, 2]))
    item.compactAppearance = looks[5]
    #expect(shown() == (isCompact ? [5, 3] : [4, 2]))
    item.scrollEdgeAppearance = looks[6]
    #expect(shown() == (isCompact ? [5, 3] : [4, 6]))
    item.compactScrollEdgeAppearance = looks[7]
    #expect(shown() == (isCompact ? [5, 7] : [4, 6]))
  }

  @Test func anItemCanBeMadeWithoutATitle() {
    final class Item: UINavigationItem {}
    #expect(UINavigationItem().title == nil && Item().title == nil)
  }

  /// [D] The mode of an item counts for those that follow it, too, unless they have their own.
  @Test(.evidence(.documented)) func whetherATitleIsLarge() {
    let bar = UINavigationBar()
    let items = (0..<3).map { UINavigationItem(title: "\($0)") }
    bar.items = items
    func large() -> [Bool] { items.map(bar.isLarge) }
    #expect(large() == [false, false, false])
    bar.prefersLargeTitles = true
    #expect(large() == [true, true, true] && !bar.isLarge(nil))
    items[1].largeTitleDisplayMode = .never
    #expect(large() == [true, false, false])
    items[2].largeTitleDisplayMode = .always
    #expect(large() == [true, false, true])
    // An item that is not in the bar yet follows the last one.
    #expect(bar.isLarge(UINavigationItem(title: "new")))
    items[2].largeTitleDisplayMode = .inline
    #expect(large() == [true, false, false] && !bar.isLarge(UINavigationItem(title: "new")))
  }
}
