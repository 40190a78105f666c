import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct SymbolImageTests {
  private let stage = Stage(device: .iPhone15)

  @Test func symbolsAreTemplatesAsLargeAsTheirConfigurationSays() throws {
    let image = try #require(UIImage(systemName: "heart.fill"))
    #expect(image.isSymbolImage)
    #expect(image.isTemplate)
    let twice = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
    #expect(abs((twice?.size.width ?? 0) - image.size.width * 2) < 0.7)
    let large = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .large))
    #expect((large?.size.width ?? 0) > image.size.width * 1.2)
    let small = image.applyingSymbolConfiguration(UIImage.SymbolConfiguration(scale: .small))
    #expect((small?.size.width ?? 0) < image.size.width * 0.85)
    #expect(stage.faults.isEmpty)
  }

  @Test func sizesAreWholePixels() throws {
    for name in ["plus", "gear", "square.and.arrow.up"] {
      let image = try #require(UIImage(systemName: name))
      for length in [image.size.width, image.size.height] {
        let pixels = length * image.scale
        #expect(abs(pixels - pixels.rounded()) < 1e-6)
      }
    }
  }

  @Test func aFontGivesItsSizeAndItsWeight() {
    let bold = UIImage.SymbolConfiguration(font: .systemFont(ofSize: 30, weight: .bold))
    #expect(bold == UIImage.SymbolConfiguration(pointSize: 30, weight: .bold))
    let headline = UIImage.SymbolConfiguration(textStyle: .headline, scale: .small)
    #expect(headline == .init(pointSize: 17, weight: .semibold, scale: .small))
  }

  @Test func anUnknownNameIsReportedOnceAndDrawnAsASquare() throws {
    let image = try #require(UIImage(systemName: "no.such.symbol"))
    _ = UIImage(systemName: "no.such.symbol")
    #expect(image.isSymbolImage && image.isTemplate)
    #expect(image.size == CGSize(width: 20, height: 20))
    guard case .drawn(let drawn) = image.cgImage?.picture else {
      Issue.record("a placeholder is drawn")
      return
    }
    #expect(drawn.node.label == "symbol no.such.symbol")
    #expect(
      stage.faults.map(\.sentence)
        == ["there is no picture of the symbol 'no.such.symbol'; a square is drawn instead"]
    )
  }

  /// Of three components, as ink is; the system's has one.
  private let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)

  @Test func aSymbolIsDrawnInTheTintByItself() throws {
    let image = try #require(UIImage(systemName: "chevron.right"))
    #expect(colors(image, tint: .red) == [.red])
    #expect(colors(image, tint: nil) == [black])
    #expect(
      colors(image.withTintColor(.blue, renderingMode: .alwaysOriginal), tint: .red) == [.blue]
    )
  }

  @Test func levelsFadeInAHierarchyAndDifferInAPalette() throws {
    let image = try #require(UIImage(systemName: "plus.circle.fill"))
    let faded = image.applyingSymbolConfiguration(.init(hierarchicalColor: .red))
    #expect(colors(faded, tint: .blue) == [.red, .red.withAlphaComponent(0.5)])
    let tinted = image.applyingSymbolConfiguration(.preferringHierarchical())
    #expect(colors(tinted, tint: .blue) == [.blue, .blue.withAlphaComponent(0.5)])
    let palette = image.applyingSymbolConfiguration(.init(paletteColors: [.white, .green]))
    let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    #expect(colors(palette, tint: .blue) == [white, .green])
    #expect(palette?.isTemplate == false)
    #expect(colors(palette?.withTintColor(.red), tint: nil) == [black, .red])
  }

  @Test func aSymbolHasABaselineAndOthersAreGivenOne() throws {
    let image = try #require(UIImage(systemName: "circle"))
    let baseline = try #require(image.baselineOffsetFromBottom)
    #expect(baseline > 2 && baseline < 6)
    #expect(!image.imageWithoutBaseline().hasBaseline)
    #expect(UIImage().withBaselineOffset(fromBottom: 3).baselineOffsetFromBottom == 3)
    let view = UIImageView(image: image)
    view.sizeToFit()
    #expect(view.baselineOffsets?.last == baseline)
  }

  @Test func anImageViewTurnsForwardSymbolsRoundFromRightToLeft() throws {
    let view = UIImageView(image: UIImage(systemName: "chevron.forward"))
    let usual = drawing(of: view)
    view.semanticContentAttribute = .forceRightToLeft
    view.setNeedsDisplay()
    #expect(drawing(of: view) != usual)
    view.image = UIImage(systemName: "chevron.right")
    #expect(drawing(of: view) == usual)
  }

  private func drawing(of view: UIImageView) -> Content? {
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
    stage.window.addSubview(view)
    stage.advance(by: 0)
    view.showImage()
    return (view.layer.values.contents as? ImageContents)?.content(in: view.layer.values)
  }

  /// The colours the image is drawn in, front level first.
  private func colors(_ image: UIImage?, tint: UIColor?) -> [UIColor] {
    let commands =
      image?.commands(
        in: CGRect(x: 0, y: 0, width: 20, height: 20),
        tint: image?.tint(in: tint?.value)
      ) ?? []
    var found: [UIColor] = []
    var opacities = [1.0]
    for command in commands {
      switch command {
      case .beginGroup(let group): opacities.append(group.opacity)
      case .endGroup: opacities.removeLast()
      case .fill(_, _, let ink), .stroke(_, _, let ink):
        guard var value = ink.paint.color else { continue }
        value.alpha *= opacities.reduce(1, *)
        let color = UIColor(value)
        if !found.contains(color) { found.insert(color, at: 0) }
      default: break
      }
    }
    return found
  }
}
