import Foundation
import Geometry
import Scene
import Testing

@testable import VectorImages

/// Documents as drawing programs write them.
@Suite struct SVGTests {
  private func image(
    _ inside: String,
    _ attributes: String = "width=\"20\" height=\"10\""
  ) throws -> VectorImage {
    try VectorImage(Documents.svg(inside, attributes))
  }

  struct Size: CustomTestStringConvertible, Sendable {
    let attributes: String
    let size: CGSize
    var testDescription: String { attributes }
  }

  @Test(arguments: [
    Size(attributes: "width=\"20\" height=\"10px\"", size: CGSize(width: 20, height: 10)),
    Size(attributes: "viewBox=\"0 0 6 7\"", size: CGSize(width: 6, height: 7)),
    Size(attributes: "width=\"3\" viewBox=\"0 0 6 8\"", size: CGSize(width: 3, height: 4)),
    Size(
      attributes: "width=\"100%\" height=\"100%\" viewBox=\"0 0 6 8\"",
      size: CGSize(width: 6, height: 8)
    ),
    Size(attributes: "width=\"1in\" height=\"12pt\"", size: CGSize(width: 96, height: 16)),
  ])
  func sizes(_ row: Size) throws {
    #expect(try image("", row.attributes).size == row.size)
  }

  @Test func aViewBoxIsFittedIntoTheMiddle() throws {
    let image = try image(
      "<rect width='1' height='1'/>",
      "width='20' height='10' viewBox='0 0 5 5'"
    )
    #expect(image.transforms == [CGAffineTransform(2, 0, 0, 2, 5, 0)])
  }

  struct Shape: CustomTestStringConvertible, Sendable {
    let text: String
    let bounds: CGRect
    var testDescription: String { text }
  }

  @Test(arguments: [
    Shape(
      text: "<rect x='1' y='2' width='3' height='4'/>",
      bounds: CGRect(x: 1, y: 2, width: 3, height: 4)
    ),
    Shape(
      text: "<rect width='8' height='4' rx='2'/>",
      bounds: CGRect(x: 0, y: 0, width: 8, height: 4)
    ),
    Shape(text: "<circle cx='5' cy='5' r='2'/>", bounds: CGRect(x: 3, y: 3, width: 4, height: 4)),
    Shape(
      text: "<ellipse cx='50%' cy='5' rx='2' ry='1'/>",
      bounds: CGRect(x: 8, y: 4, width: 4, height: 2)
    ),
    Shape(
      text: "<polygon points='0,0 4 0 4-3'/>",
      bounds: CGRect(x: 0, y: -3, width: 4, height: 3)
    ),
    Shape(text: "<path d='M1 1h4v3H1z'/>", bounds: CGRect(x: 1, y: 1, width: 4, height: 3)),
    Shape(text: "<path d='m1 1 4 0 0 3-4 0z'/>", bounds: CGRect(x: 1, y: 1, width: 4, height: 3)),
    Shape(text: "<path d='M0 0a2 2 0 014 0z'/>", bounds: CGRect(x: 0, y: -2, width: 4, height: 2)),
    Shape(text: "<path d='M0 0a1 1 0 0 0 4 0z'/>", bounds: CGRect(x: 0, y: 0, width: 4, height: 2)),
    Shape(text: "<path d='M0 0Q1 2 2 0T4 0z'/>", bounds: CGRect(x: 0, y: -1, width: 4, height: 2)),
    Shape(text: "<path d='M.5.5L1e1-2z'/>", bounds: CGRect(x: 0.5, y: -2, width: 9.5, height: 2.5)),
  ])
  func shapesArePaths(_ row: Shape) throws {
    let bounds = try #require(try image(row.text).fills.first?.path.bounds)
    for (one, other) in [
      (bounds.minX, row.bounds.minX), (bounds.minY, row.bounds.minY),
      (bounds.width, row.bounds.width), (bounds.height, row.bounds.height),
    ] { #expect(abs(one - other) < 0.01) }
  }

  struct Named: CustomTestStringConvertible, Sendable {
    let text: String
    let color: Color
    var testDescription: String { text }
  }

  @Test(arguments: [
    Named(text: "#f00", color: Color(red: 1, green: 0, blue: 0)),
    Named(text: "#00FF00", color: Color(red: 0, green: 1, blue: 0)),
    Named(text: "#0000ff80", color: Color(red: 0, green: 0, blue: 1, alpha: 128.0 / 255)),
    Named(text: "rgb(255, 0, 255)", color: Color(red: 1, green: 0, blue: 1)),
    Named(text: "rgba(100%, 0%, 0%, .5)", color: Color(red: 1, green: 0, blue: 0, alpha: 0.5)),
    Named(text: "hsl(120, 100%, 50%)", color: Color(red: 0, green: 1, blue: 0)),
    Named(text: "navy", color: Color(red: 0, green: 0, blue: 128.0 / 255)),
    Named(text: "currentColor", color: Color(red: 1, green: 1, blue: 0)),
  ])
  func colors(_ row: Named) throws {
    let image = try image("<g color='yellow'><rect width='1' height='1' fill='\(row.text)'/></g>")
    let color = try #require(image.fills.first?.ink.color)
    #expect(abs(color.red - row.color.red) + abs(color.green - row.color.green) < 1e-9)
    #expect(abs(color.blue - row.color.blue) + abs(color.alpha - row.color.alpha) < 1e-9)
  }

  @Test func stylesCountMoreThanSheetsAndThoseMoreThanAttributes() throws {
    let image = try image(
      """
      <style>/* all */ rect{fill:red} .b, .c{fill:#00f} #d{fill:lime}</style>
      <rect width='1' height='1' fill='black'/><rect class='b x' width='1' height='1'/>
      <rect class='b' id='d' width='1' height='1'/>
      <rect class='b' style='fill: white' width='1' height='1'/>
      """
    )
    #expect(
      image.fills.map(\.ink.color) == [
        Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1),
        Color(red: 0, green: 1, blue: 0), .white,
      ]
    )
  }

  @Test func transformsReadFromLeftToRight() throws {
    let image = try image(
      "<g transform='translate(5,6) scale(2)'><rect transform='rotate(90 1 1)' width='1' height='1'/></g>"
    )
    let whole = image.transforms.reversed().reduce(CGAffineTransform.identity) {
      $0.concatenating($1)
    }
    let corner = CGPoint.zero.applying(whole)
    #expect(abs(corner.x - 9) < 1e-9 && abs(corner.y - 6) < 1e-9)
  }

  @Test func whatIsHandedDownAndWhatIsNot() throws {
    let image = try image(
      """
      <g fill='none' stroke='red' stroke-width='3' opacity='.5'><line x2='4'/>
      <rect width='2' height='2' display='none'/><rect width='2' height='2' visibility='hidden'/></g>
      """
    )
    #expect(image.fills.isEmpty)
    #expect(image.strokes.map(\.style.width) == [3])
    #expect(image.strokes.map(\.style.miterLimit) == [4])
    #expect(image.groups == [DrawingGroup(opacity: 0.5)])
  }

  @Test func usesShowWhatIsDefined() throws {
    let image = try image(
      """
      <defs><path id='p' d='M0 0h2v2z'/><symbol id='s' viewBox='0 0 2 2'><use xlink:href='#p'/></symbol>
      </defs><use href='#p' x='3' y='4' fill='red'/><use xlink:href='#s' width='8' height='8'/>
      """
    )
    #expect(image.fills.map(\.ink.color) == [Color(red: 1, green: 0, blue: 0), .black])
    #expect(image.transforms.contains(CGAffineTransform(translationX: 3, y: 4)))
    #expect(image.transforms.contains(CGAffineTransform(scaleX: 4, y: 4)))
  }

  @Test func gradientsTakeWhatTheyLackFromOthers() throws {
    let image = try image(
      """
      <linearGradient id='a'><stop offset='0' stop-color='red'/>
      <stop offset='100%' style='stop-color:blue;stop-opacity:.5'/></linearGradient>
      <linearGradient id='b' xlink:href='#a' x2='0' y2='1'/>
      <radialGradient id='c' xlink:href='#a' gradientUnits='userSpaceOnUse' cx='5' cy='5' r='4'/>
      <rect x='2' y='3' width='4' height='6' fill='url(#b)'/><rect width='9' height='9' fill='url(#c)'/>
      <rect width='9' height='9' fill='url(#none) green'/>
      """
    )
    let line = try #require(image.fills[0].ink.shading)
    #expect(line.form == .linear(from: .zero, to: CGPoint(x: 0, y: 1)))
    #expect(line.stops.map(\.color.alpha) == [1, 0.5])
    #expect(image.transforms.contains(CGAffineTransform(4, 0, 0, 6, 2, 3)))
    let circle = Shading.Circle(center: CGPoint(x: 5, y: 5), radius: 4)
    #expect(
      image.fills[1].ink.shading?.form
        == .radial(from: Shading.Circle(center: CGPoint(x: 5, y: 5), radius: 0), to: circle)
    )
    #expect(image.fills[2].ink.color == Color(red: 0, green: 128.0 / 255, blue: 0))
  }

  @Test func clipsAndMasks() throws {
    let image = try image(
      """
      <clipPath id='c'><circle cx='2' cy='2' r='2'/></clipPath>
      <mask id='m'><rect width='4' height='4' fill='white'/></mask>
      <rect clip-path='url(#c)' mask='url(#m)' width='4' height='4' fill='red'/>
      """
    )
    let clips = image.commands.compactMap {
      if case .clip(let path, _) = $0 { path.bounds } else { nil }
    }
    #expect(clips.last == CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(image.groups.map(\.blendMode) == [.normal, .destinationIn])
    #expect(image.fills.map(\.ink.blendMode) == [.normal, .destinationOut, .plusLighter])
  }

  @Test func picturesMayBeWrittenInto() throws {
    let dot = """
      iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==
      """
    let image = try image("<image width='4' height='2' xlink:href='data:image/png;base64,\(dot)'/>")
    #expect(image.images.map(\.rect) == [CGRect(x: 1, y: 0, width: 2, height: 2)])
    let opacities = image.commands.compactMap {
      if case .image(_, _, let opacity, _) = $0 { opacity } else { nil }
    }
    #expect(opacities == [1])
  }

  @Test func whatIsNotDrawnIsSaidOnce() throws {
    let image = try image(
      """
      <text>A</text><text>B</text><rect width='1' height='1' filter='url(#f)'/>
      <rect width='1' height='1' fill='url(#p)'/><pattern id='p'/>
      """
    )
    #expect(
      image.omissions == [
        "<text> is not drawn", "a filter's effect is not drawn", "a pattern is not drawn",
      ]
    )
  }

  @Test func aDocumentTypesPlainNamesAreReplaced() throws {
    let text = """
      <?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://x/svg11.dtd" [
      <!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" width="4" height="4">
      <rect width="1" height="1"/></svg>
      """
    #expect(try VectorImage(Array(text.utf8)).fills.count == 1)
  }
}
