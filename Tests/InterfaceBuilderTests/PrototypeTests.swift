import Foundation
import Geometry
import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

/// Cells and other parts of lists that documents have.
@MainActor @Suite struct PrototypeTests {
  private let list = """
    <collectionView dataMode="prototypes" id="v">
    <rect key="frame" x="0" y="0" width="300" height="200"/>
    <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" \
    minimumLineSpacing="3" minimumInteritemSpacing="4" sectionInsetReference="safeArea" \
    sectionHeadersPinToVisibleBounds="YES" sectionFootersPinToVisibleBounds="YES" id="f">
    <size key="itemSize" width="60" height="40"/>
    <size key="estimatedItemSize" width="61" height="41"/>
    <size key="headerReferenceSize" width="10" height="11"/>
    <size key="footerReferenceSize" width="12" height="13"/>
    <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
    </collectionViewFlowLayout>
    <cells><collectionViewCell reuseIdentifier="cell" tag="7" id="c">
    <rect key="frame" x="5" y="6" width="60" height="40"/>
    <view key="contentView" tag="70" id="cc"><rect key="frame" x="0" y="0" width="60" height="40"/>
    <subviews><label text="Item" id="l"/></subviews></view>
    </collectionViewCell></cells>
    <collectionReusableView key="sectionHeaderView" reuseIdentifier="part" tag="8" id="h">
    <rect key="frame" x="0" y="0" width="10" height="200"/></collectionReusableView>
    <collectionReusableView key="sectionFooterView" reuseIdentifier="part" tag="9" id="g">
    <rect key="frame" x="0" y="0" width="12" height="200"/></collectionReusableView>
    </collectionView>
    """

  private func collection() throws -> UICollectionView {
    try made(list, UICollectionView.self)
  }

  @Test func aCollectionMakesItsCellsHeadersAndFooters() throws {
    let list = try collection()
    let path = IndexPath(item: 0, section: 0)
    let cells = (0..<2).map { _ in
      list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    #expect(cells.map(\.tag) == [7, 7] && cells[0] !== cells[1])
    #expect(cells[0].bounds.size == CGSize(width: 60, height: 40))
    #expect(cells[0].contentView.tag == 70)
    #expect((cells[0].contentView.subviews.first as? UILabel)?.text == "Item")
    let kinds = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ]
    let tags = kinds.map { kind in
      list.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "part",
        for: path
      ).tag
    }
    #expect(tags == [8, 9])
  }

  @Test func aFlowLayoutIsAsWritten() throws {
    let flow = try #require(try collection().collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.scrollDirection == .horizontal && flow.sectionInsetReference == .fromSafeArea)
    #expect(flow.minimumLineSpacing == CGFloat(3))
    #expect(flow.minimumInteritemSpacing == CGFloat(4))
    #expect(flow.sectionHeadersPinToVisibleBounds && flow.sectionFootersPinToVisibleBounds)
    let sizes = [
      flow.itemSize, flow.estimatedItemSize, flow.headerReferenceSize, flow.footerReferenceSize,
    ]
    #expect(sizes.map(\.width) == [60, 61, 10, 12] && sizes.map(\.height) == [40, 41, 11, 13])
    #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
  }

  @Test func aFlowLayoutWithoutAttributesIsUIKits() throws {
    let made = try Documents.objects(
      Documents.nib(
        "<collectionView id=\"v\"><collectionViewFlowLayout key=\"collectionViewLayout\" id=\"f\">"
          + "<size key=\"itemSize\" width=\"0\" height=\"9\"/></collectionViewFlowLayout>"
          + "</collectionView>"
      )
    )
    let list = try #require(made.first as? UICollectionView)
    let flow = try #require(list.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.scrollDirection == .vertical)
    #expect(flow.itemSize == UICollectionViewFlowLayout().itemSize)
    #expect(!flow.sectionHeadersPinToVisibleBounds && !flow.sectionFootersPinToVisibleBounds)
  }

  // MARK: Static tables

  private func cell(_ id: String, _ text: String, _ attributes: String = "") -> String {
    """
    <tableViewCell id="\(id)" textLabel="\(id)-l" style="IBUITableViewCellStyleDefault" \
    \(attributes)><rect key="frame" x="0" y="0" width="414" height="44"/>
    <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-c">
    <rect key="frame" x="0" y="0" width="414" height="44"/>
    <subviews><label text="\(text)" id="\(id)-l"/></subviews></tableViewCellContentView>
    </tableViewCell>
    """
  }

  private func controller() throws -> UITableViewController {
    let scene = """
      <tableViewController id="a" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="grouped" rowHeight="50" id="t">
      <rect key="frame" x="0" y="0" width="414" height="896"/>
      <view key="tableHeaderView" tag="1" id="th">
      <rect key="frame" x="0" y="0" width="414" height="30"/></view>
      <view key="tableFooterView" tag="2" id="tf">
      <rect key="frame" x="0" y="0" width="414" height="40"/></view>
      <sections>
      <tableViewSection headerTitle="Head" footerTitle="Foot" id="s1"><cells>
      \(cell("one", "One", "rowHeight=\"70\""))\(cell("two", "Two", "rowHeight=\"-1\""))
      </cells></tableViewSection>
      <tableViewSection id="s2"><string key="headerTitle">Long head</string>
      <string key="footerTitle">Long foot</string><cells>\(cell("three", "Three"))</cells>
      </tableViewSection>
      </sections></tableView></tableViewController>
      """
    let board = try Documents.board(Documents.storyboard([scene]))
    return try #require(board.instantiateInitialViewController() as? UITableViewController)
  }

  @Test func aStaticTableHasTheRowsOfItsDocument() throws {
    let controller = try controller()
    controller.loadViewIfNeeded()
    let table = try #require(controller.tableView)
    #expect(table.style == .grouped && table.dataSource === controller)
    #expect(controller.numberOfSections(in: table) == 2)
    let counts = (0..<2).map { controller.tableView(table, numberOfRowsInSection: $0) }
    #expect(counts == [2, 1])
    let paths = [[0, 0], [0, 1], [1, 0]].map { IndexPath(row: $0[1], section: $0[0]) }
    let cells = paths.map { controller.tableView(table, cellForRowAt: $0) }
    #expect(cells.map { $0.textLabel?.text } == ["One", "Two", "Three"])
    #expect(controller.tableView(table, cellForRowAt: paths[0]) === cells[0])
    #expect(paths.map { controller.tableView(table, heightForRowAt: $0) } == [70, 50, 50])
  }

  @Test func aStaticTableHasTheTitlesAndEndsOfItsDocument() throws {
    let controller = try controller()
    controller.loadViewIfNeeded()
    let table = try #require(controller.tableView)
    let heads = (0..<2).map { controller.tableView(table, titleForHeaderInSection: $0) }
    let feet = (0..<2).map { controller.tableView(table, titleForFooterInSection: $0) }
    #expect(heads == ["Head", "Long head"] && feet == ["Foot", "Long foot"])
    #expect(table.tableHeaderView?.tag == 1 && table.tableFooterView?.tag == 2)
    #expect(table.tableHeaderView?.bounds.height == CGFloat(30))
    #expect(table.tableFooterView?.bounds.height == CGFloat(40))
  }

  @Test(arguments: [("plain", UITableView.Style.plain), ("grouped", .grouped), ("x", .plain)])
  func aTableHasItsStyle(word: String, style: UITableView.Style) throws {
    let made = try Documents.objects(Documents.nib("<tableView style=\"\(word)\" id=\"t\"/>"))
    #expect((made.first as? UITableView)?.style == style)
  }

  @Test func aTablesPrototypesAreMadeAnewForEachRow() throws {
    let xml = """
      <tableView dataMode="prototypes" id="t"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <prototypes>\(cell("one", "One", "reuseIdentifier=\"one\""))\(cell("two", "Two"))</prototypes>
      </tableView>
      """
    let made = try Documents.objects(Documents.nib(xml))
    let table = try #require(made.first as? UITableView)
    let cells = (0..<2).map { _ in table.dequeueReusableCell(withIdentifier: "one") }
    #expect(cells.map { $0?.textLabel?.text } == ["One", "One"] && cells[0] !== cells[1])
    #expect(cells[0]?.reuseIdentifier == "one")
    #expect(table.dequeueReusableCell(withIdentifier: "two") == nil)
  }
}
