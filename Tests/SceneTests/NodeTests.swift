import Foundation
import Geometry
import Scene
import Testing

@Suite struct NodeTests {
  private static let all = LayerChange.placements + LayerChange.pictures

  @Test func identityTakesNoPartInEquality() {
    let layer = Layer(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let (one, two) = (Node(layer, id: 1, label: "one"), Node(layer, id: 2, label: "two"))
    #expect(one == two)
    #expect(one.hashValue == two.hashValue)
    #expect(one.label != two.label)
  }

  @Test(arguments: all)
  func everyChangeChangesTheDigest(change: LayerChange) {
    #expect(changed(change) != Node(Layer()))
  }

  @Test func noTwoChangesShareADigest() {
    let digests = Self.all.map { changed($0).digest }
    #expect(Set(digests).count == Self.all.count)
  }

  @Test(arguments: LayerChange.placements)
  func placementLeavesThePictureAlone(change: LayerChange) {
    #expect(changed(change).pictureDigest == Node(Layer()).pictureDigest)
  }

  @Test(arguments: LayerChange.pictures)
  func pictureDigestSeesThePicture(change: LayerChange) {
    #expect(changed(change).pictureDigest != Node(Layer()).pictureDigest)
  }

  /// Guards against a raster kept for one anchor and drawn for another.
  @Test func perspectiveIsLaidAboutTheAnchor() {
    var layer = Layer()
    layer.sublayerTransform.m34 = -0.001
    let middle = Node(layer)
    layer.anchorPoint = .zero
    #expect(Node(layer).pictureDigest != middle.pictureDigest)
  }

  @Test func aChangeDeepDownReachesTheRoot() {
    func tree(_ opacity: Double) -> Node {
      var leaf = Layer()
      leaf.opacity = opacity
      return (0..<50).reduce(Node(leaf)) { child, _ in Node(Layer(frame: .zero, children: [child]))
      }
    }
    #expect(tree(1) == tree(1))
    #expect(tree(1) != tree(0.999))
  }

  @Test func orderOfChildrenCounts() {
    let (a, b) = (Node(Layer()), changed(LayerChange.pictures[0]))
    let (ab, ba) = (Layer(frame: .zero, children: [a, b]), Layer(frame: .zero, children: [b, a]))
    #expect(Node(ab) != Node(ba))
  }

  @Test func backdropReadersAreKnownAtTheRoot() {
    var glass = Layer()
    glass.effects = [.backdropBlur(BackdropBlur(deviation: 10))]
    #expect(Node(Layer(frame: .zero, children: [Node(glass)])).readsBackdrop)
    var blurred = Layer()
    blurred.effects = [.blur(deviation: 10)]
    #expect(!Node(Layer(frame: .zero, children: [Node(blurred)])).readsBackdrop)
  }

  @Test func minusZeroLooksLikeZero() {
    var layer = Layer()
    layer.position.x = -0.0
    #expect(Node(layer) == Node(Layer()))
  }

  private func changed(_ change: LayerChange) -> Node {
    var layer = Layer()
    change.apply(&layer)
    return Node(layer)
  }
}
