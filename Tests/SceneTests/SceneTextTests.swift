import Bitmap
import Foundation
import Geometry
import Scene
import Testing

@Suite struct SceneTextTests {
  @Test func oneNodeALine() {
    #expect(
      sample.description == """
        scene 390x844 background=#ffffff
          UIWindow 0 0 390x844
            ListView 0 422.3333 390x844 raster clips corners=10
              mask: layer 0 0 390x844 background=#000000
              UILabel 16 20 200x24.5 opacity=0.5 text="Say \\"hi\\"" \(digest(of: text))
            card 95 322 200x200 origin=0,10 z=3 transform=[2 0 0 2 5 0] background=#ff000080
            cube 0 0 390x844 sublayers=[1 0 0 0 0 1 0 0 0 0 1 -0.001 0 0 0 1] deep
            layer 0 0 390x844 mix=0.25
              from: before 0 0 390x844
              to: after 0 0 390x844

        """
    )
  }

  @Test func idsStayOutOfTheText() {
    #expect(Node(Layer(), id: 7).description == Node(Layer(), id: 8).description)
  }

  @Test(arguments: LayerChange.placements + LayerChange.pictures)
  func everyChangeShows(change: LayerChange) {
    var layer = Layer(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let plain = Node(layer).description
    change.apply(&layer)
    #expect(Node(layer).description != plain)
  }

  private var text: TextRuns {
    let run = GlyphRun(text: "Say \"hi\"", font: "Inter", size: 17, unitsPerEm: 2048, glyphs: [])
    return TextRuns([TextRuns.Run(run, origin: CGPoint(x: 0, y: 20), color: .black)])
  }

  private func digest(of text: TextRuns) -> String { String(text.digest.description.prefix(8)) }

  private var sample: Scene {
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    let window = Layer(frame: screen, children: [list, card, cube, dissolve])
    return Scene(size: screen.size, background: .white, root: Node(window, label: "UIWindow"))
  }

  private var list: Node {
    var label = Layer(frame: CGRect(x: 16, y: 20, width: 200, height: 24.5))
    label.content = .text(text)
    label.opacity = 0.5
    var list = Layer(frame: CGRect(x: 0, y: 422 + 1.0 / 3, width: 390, height: 844))
    list.isRasterGroup = true
    list.clipsToBounds = true
    list.cornerRadii = CornerRadii(10)
    list.children = [Node(label, label: "UILabel")]
    var mask = Layer(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    mask.background = .black
    list.mask = Node(mask)
    return Node(list, id: 3, label: "ListView")
  }

  private var card: Node {
    var card = Layer(frame: CGRect(x: 95, y: 322, width: 200, height: 200))
    card.bounds.origin.y = 10
    card.zPosition = 3
    card.transform = CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 2.5, 0, 0)
    card.background = Color(red: 1, green: 0, blue: 0, alpha: 128.0 / 255)
    return Node(card, label: "card")
  }

  private var cube: Node {
    var cube = Layer(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    cube.sublayerTransform.m34 = -0.001
    cube.preservesDepth = true
    return Node(cube, label: "cube")
  }

  private var dissolve: Node {
    let page = Layer(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    var layer = page
    layer.content = .mix(
      Mix(from: Node(page, label: "before"), to: Node(page, label: "after"), amount: .uniform(0.25))
    )
    return Node(layer)
  }
}
