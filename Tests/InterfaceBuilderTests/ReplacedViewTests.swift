import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Its content is made when a document has it empty, as that of a nib of its own would be.
private final class SwappedBadge: UIView {
  override func awakeAfter(using coder: NSCoder) -> Any? {
    guard subviews.isEmpty else { return super.awakeAfter(using: coder) }
    let full = SwappedBadge(frame: frame)
    full.addSubview(UILabel())
    return full
  }
}

private final class BadgeOwner: UIView {
  @Outlet var badge: UIView?
}

@MainActor @Suite struct ReplacedViewTests {
  @Test(.evidence(.documented)) func aViewMayHaveAnotherTakeItsPlace() throws {
    InterfaceNames.register(SwappedBadge.self)
    InterfaceNames.register(BadgeOwner.self)
    let objects = try Documents.objects(
      Documents.nib(
        """
        <view id="root" customClass="BadgeOwner">
        <rect key="frame" x="0" y="0" width="300" height="200"/>
        <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="badge" customClass="SwappedBadge">
        <rect key="frame" x="10" y="20" width="50" height="30"/>
        <constraints><constraint firstAttribute="width" constant="50" id="width"/></constraints>
        </view>
        </subviews>
        <connections><outlet property="badge" destination="badge" id="outlet"/></connections>
        </view>
        """
      )
    )
    let root = try #require(objects.first as? BadgeOwner)
    let badge = try #require(root.subviews.first as? SwappedBadge)
    #expect(root.subviews.count == 1 && badge.subviews.first is UILabel)
    #expect(badge.frame.origin == CGPoint(x: 10, y: 20))
    #expect(badge.constraints.map(\.constant) == [50] && root.badge === badge)
  }
}
