import Foundation
import Geometry
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
}
