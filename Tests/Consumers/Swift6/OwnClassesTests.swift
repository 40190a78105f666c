import TestSupport
import Testing
import UIKit

// Classes as other packages write them, made by UIKit from their class alone: each with stored
// properties, with or without initialisers of its own, final or generic.

private class PlainLayer: CAShapeLayer {
  var words = ["stored"]
}

private final class WrittenLayer: CAGradientLayer {
  var word = "stored"

  override init() {
    super.init()
    word = "init()"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private class GenericLayer<Element>: CALayer {
  var elements: [Element] = []
  let limit = 3
}

private final class FilledLayer: GenericLayer<Int> {
  override init() {
    super.init()
    elements = [7]
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

/// Cannot be made by its class, and need not be.
private class NumberedLayer: CALayer {
  let number: Int

  init(number: Int) {
    self.number = number
    super.init()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class SharedNumberLayer: NumberedLayer {
  override init(number: Int) { super.init(number: number * 2) }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class PlainView: UIView {
  override class var layerClass: AnyClass { PlainLayer.self }
}

private final class WrittenView: UIView {
  override class var layerClass: AnyClass { WrittenLayer.self }
}

private final class GenericView: UIView {
  override class var layerClass: AnyClass { GenericLayer<String>.self }
}

private final class FilledView: UIView {
  override class var layerClass: AnyClass { FilledLayer.self }
}

private class StyledCell: UITableViewCell {
  let name: String?
  var taps = 1

  override init(style: CellStyle, reuseIdentifier: String?) {
    name = reuseIdentifier
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class PlainCell: UITableViewCell {
  var taps = 2
}

/// Made by its owner alone.
private final class ModelCell: UITableViewCell {
  let model: Int

  init(model: Int) {
    self.model = model
    super.init(style: .default, reuseIdentifier: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class NamedHeader: UITableViewHeaderFooterView {
  let name: String?

  override init(reuseIdentifier: String?) {
    name = reuseIdentifier
    super.init(reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class TintedBar: UINavigationBar {
  let word: String

  override init(frame: CGRect) {
    word = "init(frame:)"
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class TintedToolbar: UIToolbar {
  var word = "stored"
}

private final class Item: UICollectionViewCell {
  let made: CGRect

  override init(frame: CGRect) {
    made = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Place: UICollectionViewLayoutAttributes {
  var angle = 0.5
}

private final class WheelLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { Place.self }
}

private final class NamedAnimation: CABasicAnimation {
  var word = "stored"
}

private final class LoudBacking: UIPopoverBackgroundView {
  static var frames: [CGRect] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.frames.append(frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private final class Rows: NSObject, UITableViewDataSource, UICollectionViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let name = indexPath.row == 0 ? "styled" : "plain"
    return tableView.dequeueReusableCell(withIdentifier: name, for: indexPath)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }
}

@MainActor @Suite struct OwnClassesTests {
  private let stage = Stage(device: .iPhone15)
  private let rows = Rows()

  @Test func `views make layers of their layerClass, stored properties included`() throws {
    #expect(try #require(PlainView().layer as? PlainLayer).words == ["stored"])
    #expect(try #require(WrittenView().layer as? WrittenLayer).word == "init()")
    let generic = try #require(GenericView().layer as? GenericLayer<String>)
    #expect(generic.elements.isEmpty)
    #expect(generic.limit == 3)
    #expect(try #require(FilledView().layer as? FilledLayer).elements == [7])
    #expect(SharedNumberLayer(number: 4).number == 8)
  }

  @Test func `a table makes cells and headers by class, with their identifiers`() throws {
    let table = UITableView(frame: stage.window.bounds)
    table.register(StyledCell.self, forCellReuseIdentifier: "styled")
    table.register(PlainCell.self, forCellReuseIdentifier: "plain")
    table.register(NamedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = rows
    stage.window.addSubview(table)
    stage.advance(by: 0)
    let styled = try #require(table.cellForRow(at: [0, 0]) as? StyledCell)
    #expect(styled.name == "styled")
    #expect(styled.taps == 1)
    #expect(styled.detailTextLabel != nil)
    #expect(try #require(table.cellForRow(at: [0, 1]) as? PlainCell).taps == 2)
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(try #require(header as? NamedHeader).name == "header")
    #expect(ModelCell(model: 5).model == 5)
  }

  @Test func `a collection makes cells and attributes by class`() throws {
    let layout = WheelLayout()
    layout.itemSize = CGSize(width: 40, height: 30)
    let view = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
    view.register(Item.self, forCellWithReuseIdentifier: "item")
    view.dataSource = rows
    stage.window.addSubview(view)
    stage.advance(by: 0)
    #expect(try #require(view.cellForItem(at: [0, 0]) as? Item).made.size == layout.itemSize)
    let place = try #require(layout.layoutAttributesForItem(at: [0, 0]) as? Place)
    #expect(place.angle == 0.5)
    #expect(try #require(place.copy() as? Place).indexPath == [0, 0])
  }

  @Test func `a navigation controller makes its bars by class, through init(frame:)`() throws {
    let stack = UINavigationController(
      navigationBarClass: TintedBar.self,
      toolbarClass: TintedToolbar.self
    )
    #expect(try #require(stack.navigationBar as? TintedBar).word == "init(frame:)")
    #expect(try #require(stack.toolbar as? TintedToolbar).word == "stored")
  }

  @Test func `the appearance of a class needs no init(coder:)`() {
    TintedBar.appearance().tintColor = .systemRed
    let bar = TintedBar(frame: .zero)
    stage.window.addSubview(bar)
    stage.advance(by: 0)
    #expect(bar.tintColor == .systemRed)
  }

  @Test(.evidence(.documented))
  func `an animation is copied as its own class`() throws {
    let layer = CALayer()
    stage.window.layer.addSublayer(layer)
    stage.advance(by: 0)
    let animation = NamedAnimation(keyPath: "opacity")
    (animation.fromValue, animation.duration) = (0, 1)
    layer.add(animation, forKey: "fade")
    let kept = try #require(layer.animation(forKey: "fade") as? NamedAnimation)
    #expect(kept !== animation)
    #expect(kept.keyPath == "opacity")
    #expect(kept.duration == 1)
  }

  @Test func `a popover makes its background by class`() throws {
    let (root, content) = (UIViewController(), UIViewController())
    let pad = Stage(device: .iPadPro11)
    pad.show(root)
    content.modalPresentationStyle = .popover
    content.popoverPresentationController?.sourceView = root.view
    content.popoverPresentationController?.popoverBackgroundViewClass = LoudBacking.self
    try pad.record { root.present(content, animated: true) }
    #expect(LoudBacking.frames == [.zero])
  }

  @Test func `a class of another kind is an exception that names it`() {
    let error = #expect(throws: Stage.UIKitException.self) {
      try stage.record {
        UITableView().register(UILabel.self, forCellReuseIdentifier: "label")
      }
    }
    #expect(
      error?.fault.sentence
        == "the class registered for cells \"label\" is UILabel, which is not a UITableViewCell"
    )
  }
}
