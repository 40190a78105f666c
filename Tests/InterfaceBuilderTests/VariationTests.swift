import Foundation
import HeadlessUIKit
import Scene
import Testing
import Timeline

@testable import InterfaceBuilder

/// What a document says otherwise for some size classes, and frames that no constraint decides.
@MainActor @Suite struct VariationTests {
  private func view(_ inside: String, on device: Stage.Device = .iPhone15) throws -> UIView {
    let stage = Stage(device: device)
    var controller: UIViewController?
    try stage.prepare {
      let board = try Documents.board(
        Documents.storyboard([Documents.controller("a", view: inside)])
      )
      let made = try #require(board.instantiateInitialViewController())
      stage.show(made)
      controller = made
    }
    let view = try #require(controller?.view)
    view.layoutIfNeeded()
    return view
  }

  private let box = """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
    <constraints>
    <constraint firstAttribute="width" constant="10" id="w">
    <variation key="widthClass=regular" constant="30"/></constraint>
    <constraint firstAttribute="height" constant="20" id="h"/>
    <constraint firstAttribute="height" constant="70" id="other"/>
    </constraints>
    <variation key="default"><mask key="constraints"><exclude reference="other"/></mask></variation>
    <variation key="heightClass=regular-widthClass=regular"><mask key="constraints">
    <exclude reference="h"/><include reference="other"/></mask></variation>
    </view></subviews>
    """

  @Test func constraintsAreInstalledBySizeClass() throws {
    let stage = Stage(device: .iPhone15)
    var faults: [String] = []
    try stage.prepare {
      let board = try Documents.board(Documents.storyboard([Documents.controller("a", view: box)]))
      stage.show(try #require(board.instantiateInitialViewController()))
    }
    let summary = try stage.record(at: [.zero], for: .zero, into: { _ in }) {}
    faults = summary.faults.filter { $0.sentence.contains("simultaneously") }.map(\.sentence)
    #expect(faults == [])
    #expect(try view(box).subviews[0].bounds.size == CGSize(width: 10, height: 20))
    #expect(
      try view(box, on: .iPadPro11).subviews[0].bounds.size == CGSize(width: 30, height: 70)
    )
  }

  @Test func partsAndAttributesAreOverridden() throws {
    let stack = """
      <subviews><stackView axis="vertical" id="s"><variation key="widthClass=regular" \
      axis="horizontal" spacing="9"/></stackView>
      <label text="A" id="l"><fontDescription key="fontDescription" type="system" pointSize="10"/>
      <variation key="widthClass=regular"><fontDescription key="fontDescription" type="system" \
      pointSize="40"/></variation></label></subviews>
      """
    let (small, large) = (try view(stack), try view(stack, on: .iPadPro11))
    #expect((small.subviews[0] as? UIStackView)?.axis == .vertical)
    #expect((large.subviews[0] as? UIStackView)?.axis == .horizontal)
    #expect((large.subviews[0] as? UIStackView)?.spacing == 9)
    #expect((small.subviews[1] as? UILabel)?.font.pointSize == 10)
    #expect((large.subviews[1] as? UILabel)?.font.pointSize == 40)
  }

  // MARK: Later changes of size classes

  private let turning = """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="v">
    <constraints>
    <constraint firstAttribute="width" constant="10" id="w">
    <variation key="heightClass=compact" constant="30" priority="900"/></constraint>
    <constraint firstAttribute="height" constant="20" id="h"/>
    <constraint firstAttribute="height" constant="70" id="other"/>
    </constraints>
    <variation key="default"><mask key="constraints"><exclude reference="other"/></mask></variation>
    <variation key="heightClass=compact"><mask key="constraints">
    <exclude reference="h"/><include reference="other"/></mask></variation>
    </view>
    <label text="A" id="l"><fontDescription key="fontDescription" type="system" pointSize="10"/>
    <variation key="heightClass=compact" hidden="YES">
    <fontDescription key="fontDescription" type="system" pointSize="40"/></variation></label>
    <stackView alignment="top" translatesAutoresizingMaskIntoConstraints="NO" id="s"><subviews><view id="one"/><view id="two"/><view id="three"/></subviews>
    <variation key="default"><mask key="subviews"><exclude reference="two"/></mask></variation>
    <variation key="heightClass=compact"><mask key="subviews"><include reference="two"/></mask>
    </variation></stackView></subviews>
    <constraints><constraint firstItem="two" firstAttribute="height" secondItem="v" \
    secondAttribute="height" id="span"/></constraints>
    """

  @Test func everythingFollowsARotationAndComesBack() throws {
    let stage = Stage(device: .iPhone15)
    var made: UIViewController?
    try stage.prepare {
      let board = try Documents.board(
        Documents.storyboard([Documents.controller("a", view: turning)])
      )
      let controller = try #require(board.instantiateInitialViewController())
      stage.show(controller)
      made = controller
    }
    let view = try #require(made?.view)
    let label = try #require(view.subviews[1] as? UILabel)
    let stack = try #require(view.subviews[2] as? UIStackView)
    func look() -> [CGFloat] {
      view.layoutIfNeeded()
      return [
        view.subviews[0].bounds.width, view.subviews[0].bounds.height, label.font.pointSize,
        label.isHidden ? 1 : 0, CGFloat(stack.arrangedSubviews.count),
      ]
    }
    #expect(look() == [10, 20, 10, 0, 2])
    let ends = stack.arrangedSubviews
    try stage.record { stage.rotate(to: .landscapeRight) }
    #expect(look() == [30, 70, 40, 1, 3])
    #expect(stack.arrangedSubviews.first == ends.first)
    #expect(stack.arrangedSubviews.last == ends.last)
    #expect(stack.arrangedSubviews[1].bounds.height == 70)
    try stage.record { stage.rotate(to: .portrait) }
    #expect(look() == [10, 20, 10, 0, 2])
    #expect(stage.faults.isEmpty)
  }

  // MARK: Fixed frames

  @Test func aFixedFrameFollowsItsAutoresizingMask() throws {
    let fixed = """
      <subviews><view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="v">
      <rect key="frame" x="304" y="20" width="100" height="30"/>
      <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxY="YES"/>
      </view></subviews>
      """
    let view = try view(fixed)
    #expect(view.subviews[0].translatesAutoresizingMaskIntoConstraints)
    #expect(view.subviews[0].frame.maxX == view.bounds.width - 10)
  }

  struct Fixed: CustomTestStringConvertible, Sendable {
    let alignment: String
    /// How far the left edge goes for each point that is missing.
    let shift: CGFloat
    var testDescription: String { alignment }
  }

  @Test(arguments: [
    Fixed(alignment: "natural", shift: 0), Fixed(alignment: "center", shift: 0.5),
    Fixed(alignment: "right", shift: 1),
  ])
  func aTextThatAppleFontsJustFillGetsWhatThisOneNeeds(_ row: Fixed) throws {
    let plain = UILabel()
    plain.text = "Settings"
    plain.font = .systemFont(ofSize: 20)
    let needed = plain.sizeThatFits(.zero).width
    let width = (needed * 0.95).rounded()
    func label(_ width: CGFloat) throws -> CGRect {
      try view(
        """
        <subviews><label text="Settings" fixedFrame="YES" textAlignment="\(row.alignment)" \
        adjustsFontSizeToFit="NO" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="50" y="20" width="\(width)" height="24"/>
        <fontDescription key="fontDescription" type="system" pointSize="20"/>
        </label></subviews>
        """
      ).subviews[0].frame
    }
    let frame = try label(width)
    #expect(abs(frame.width - needed) < 0.01)
    #expect(abs(50 - frame.minX - row.shift * (needed - width)) < 0.01)
    // That one was cut on a device too.
    #expect(try label(30).width == 30)
  }

  @Test func aButtonsTitleIsOfFifteenPointsUnlessTheDocumentSaysMore() throws {
    let buttons = """
      <subviews><button buttonType="system" id="a"><state key="normal" title="A"/></button>
      <button buttonType="system" id="b"><fontDescription key="fontDescription" type="system" \
      pointSize="18"/><state key="normal" title="B"/></button></subviews>
      """
    let sizes = try view(buttons).subviews.map { ($0 as? UIButton)?.titleLabel?.font.pointSize }
    #expect(sizes == [15, 18])
  }

  @Test func aTabBarMayStandAlone() throws {
    let bar = """
      <subviews><tabBar id="t"><rect key="frame" x="0" y="0" width="414" height="49"/>
      <items><tabBarItem title="One" id="i1"/><tabBarItem title="Two" id="i2"/></items>
      </tabBar></subviews>
      """
    let found = try #require(try view(bar).subviews[0] as? UITabBar)
    #expect(found.items?.map(\.title) == ["One", "Two"])
  }
}
