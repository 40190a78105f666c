import Foundation
import Geometry
import Scene
import TestSupport
import Testing
import Typography

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

  /// What another configuration leaves open is that of the first one.
  @Test(.evidence(.documented)) func aConfigurationIsCompletedByAnother() {
    typealias Configuration = UIImage.SymbolConfiguration
    let base = Configuration(pointSize: 20, weight: .bold, scale: .large)
      .applying(Configuration(hierarchicalColor: .red))
    let rows: [(Configuration, CGFloat, UIImage.SymbolWeight, UIImage.SymbolScale)] = [
      (Configuration(pointSize: 9), 9, .bold, .large),
      (Configuration(weight: .thin), 20, .thin, .large),
      (Configuration(scale: .small), 20, .bold, .small),
      (Configuration(pointSize: 9, weight: .light), 9, .light, .large),
      (Configuration(pointSize: 9, weight: .light, scale: .medium), 9, .light, .medium),
      (.unspecified, 20, .bold, .large), (.preferringMonochrome(), 20, .bold, .large),
    ]
    for (other, size, weight, scale) in rows {
      let merged = base.applying(other)
      #expect(merged.pointSize == size && merged.weight == weight && merged.scale == scale)
      #expect(merged.coloring == .hierarchical(.red))
    }
    let green = base.applying(Configuration(paletteColors: [.green]))
    #expect(green.coloring == .palette([.green]) && green.weight == .bold)
    #expect(Configuration.unspecified.applying(base) == base)
  }

  @Test func configurationsAreEqualByAllTheirSettings() {
    typealias Configuration = UIImage.SymbolConfiguration
    func base() -> Configuration { Configuration(pointSize: 20, weight: .bold, scale: .large) }
    #expect(base() == base() && base().hash == base().hash && base() != .unspecified)
    let others = [
      Configuration(pointSize: 21, weight: .bold, scale: .large),
      Configuration(pointSize: 20, weight: .heavy, scale: .large),
      Configuration(pointSize: 20, weight: .bold, scale: .medium),
      base().applying(Configuration(hierarchicalColor: .red)),
    ]
    for other in others { #expect(other != base()) }
    #expect(!base().isEqual("20") && base().copy() as? Configuration == base())
    #expect(Configuration(paletteColors: []) == .preferringMonochrome())
  }

  @Test(.evidence(.documented)) func weightsAndScalesHaveTheirPublishedNumbers() {
    let weights: [UIImage.SymbolWeight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == Array(1...9))
    #expect(weights.map(\.font.rawValue) == Array(0...8))
    #expect(weights.map { UIImage.SymbolWeight($0.font) } == weights)
    #expect(UIImage.SymbolWeight.unspecified.rawValue == 0)
    #expect(UIImage.SymbolWeight.unspecified.font == .regular)
    let scales: [UIImage.SymbolScale] = [.default, .unspecified, .small, .medium, .large]
    #expect(scales.map(\.rawValue) == [-1, 0, 1, 2, 3])
  }

  /// Without a size a symbol is as large as body text.
  @Test(
    .evidence(.documented, .inferred),
    arguments: [
      (nil, .default, 17), (nil, .small, 13.43), (10, .medium, 10), (10, .unspecified, 10),
      (10, .small, 7.9), (10, .large, 12.8),
    ] as [(CGFloat?, UIImage.SymbolScale, Double)]
  )
  func aScaleChangesTheSize(size: CGFloat?, scale: UIImage.SymbolScale, points: Double) {
    let configuration =
      size.map { UIImage.SymbolConfiguration(pointSize: $0, weight: .bold, scale: scale) }
      ?? UIImage.SymbolConfiguration(scale: scale)
    #expect(abs(configuration.drawnPoints - points) < 1e-9)
  }

  @Test(
    .evidence(.documented),
    arguments: [
      ("chevron.forward", true), ("chevron.backward.circle", true), ("arrow.backward", true),
      ("arrow.forward.square", true), ("chevron.right", false), ("arrow.left", false),
      ("forward.fill", false), ("gobackward", false),
    ]
  )
  func onlySymbolsOfTheReadingDirectionAreMirrored(name: String, isMirrored: Bool) {
    #expect(UIImage(systemName: name)?.flipsForRightToLeftLayoutDirection == isMirrored)
  }

  @Test func namedImagesAreSymbols() {
    let images: [UIImage] = [.add, .remove, .actions, .checkmark, .strokedCheckmark]
    #expect(
      images.map(\.traits.symbolName) == [
        "plus.circle.fill", "minus.circle.fill", "ellipsis.circle", "checkmark",
        "checkmark.circle",
      ]
    )
    #expect(stage.faults.isEmpty && UIImage(systemName: "") == nil)
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
