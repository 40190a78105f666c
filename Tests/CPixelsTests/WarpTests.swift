import CPixels
import TestSupport
import Testing

/// Ways to see a picture: (x, y, 1) of the target gives (u·w, v·w, w) of the source.
struct View: CustomTestStringConvertible, Sendable {
  let name: String
  let map: [Double]
  var opacity: Int32 = 255

  var testDescription: String { name }

  static let all = [
    View(name: "turned", map: [0.6, 0.8, -20, -0.8, 0.6, 70, 0, 0, 1]),
    View(name: "turned the other way", map: [0.6, -0.8, 60, 0.8, 0.6, -20, 0, 0, 1], opacity: 177),
    View(name: "upside down", map: [-1, 0, 119, 0, -1, 99, 0, 0, 1]),
    View(name: "enlarged", map: [0.375, 0, 4, 0, 0.375, 9, 0, 0, 1]),
    View(name: "small", map: [1.5, 0, -8, 0, 1.5, -9, 0, 0, 1], opacity: 90),
    View(name: "tiny", map: [2.75, 0, -9, 0, 2.75, -20, 0, 0, 1]),
    View(name: "tiny and turned", map: [1.8, 1.2, -60, -1.2, 1.8, 20, 0, 0, 1]),
    View(name: "in perspective", map: [1.125, 0, -4, 0.25, 1, -6, 0.00390625, 0, 0.875]),
    View(name: "nearly edge-on", map: [5, 0, -60, 0.5, 1.25, -20, 0.03125, 0, 0.75]),
    View(name: "nearly lying", map: [1.25, 0.5, -20, 0, 5.5, -60, 0, 0.03125, 0.75], opacity: 111),
    View(name: "edge-on at the right", map: [1, 0, -10, 0.25, 2, -9, -0.015625, 0, 2]),
    View(name: "lying at the left", map: [0.5, 0, 5, 0.25, 6, -40, 0.03125, 0, 0.75]),
    View(name: "lying at the right", map: [0.5, 0, 5, 0.25, 3, -40, -0.015625, 0, 2]),
    View(name: "passing the eye", map: [-6.5, 0, 91, -18.5, 0, 226.75, -0.25, 0, 3.0625]),
    View(name: "a stamp", map: [5.5, 0, -9, 0, 6.25, -20, 0, 0, 1]),
    View(name: "a stamp askew", map: [4.5, 3.25, -60, -3.25, 4.5, 20, 0, 0, 1]),
    View(name: "leaning", map: [1.25, 0.125, -9, 0, 1.5, -9, 0, 0.0078125, 0.75], opacity: 200),
  ]
}

@Suite struct WarpTests {
  private static let width = 120
  private static let height = 100

  /// Squares of a few colours, some clear ones, and noise between them.
  private static let picture: [UInt8] = {
    var generator = SeededGenerator(seed: 9)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for y in 0..<height {
      for x in 0..<width {
        // Cells of one colour meet where squares do.
        let square = (x / 32 + y / 40) % 5
        let isNoise = square == 3 || (x % 32 == 7 && y % 40 > 20)
        let alpha: UInt8 = square == 2 ? 0 : isNoise ? .random(in: 0...255, using: &generator) : 255
        for k in 0..<3 {
          let level =
            isNoise ? UInt8.random(in: 0...255, using: &generator) : UInt8(50 * square + k)
          bytes[(y * width + x) * 4 + k] = min(level, alpha)
        }
        bytes[(y * width + x) * 4 + 3] = alpha
      }
    }
    return bytes
  }()

  @Test(arguments: View.all)
  func whatIsKnownOfOneColorChangesNoLevel(view: View) {
    let known = Self.cells(of: Self.picture)
    let quick = known.withUnsafeBufferPointer { draw(view, knowing: $0.baseAddress) }
    #expect(quick == draw(view, knowing: nil))
    #expect(quick != Self.ground, "the picture is to be seen")
  }

  /// Runs of fewer than four pixels are drawn one by one.
  @Test(arguments: View.all)
  func fourPixelsAtATimeAreOneByOne(view: View) {
    let known = Self.cells(of: Self.picture)
    var stripes = Self.ground
    for x in stride(from: 0, to: Self.width, by: 3) {
      warp(view, into: &stripes, columns: x..<min(x + 3, Self.width), knowing: nil)
    }
    #expect(known.withUnsafeBufferPointer { draw(view, knowing: $0.baseAddress) } == stripes)
  }

  @Test func cellsSayHowFarTheirColorReaches() {
    let (across, down) = (15, 13)
    let cells = Self.cells(of: Self.picture)
    for y in 0..<down {
      for x in 0..<across {
        let color = Self.color(x, y)
        let reach = (x..<across).prefix { color != nil && Self.color($0, y) == color }.count
        let goesOn = color != nil && Self.color(x, y + 1) == color
        let cell = Int32(cells[y * across + x])
        #expect(cell & Int32(CPIXELS_REACH) == reach, "at \(x), \(y)")
        #expect((cell & Int32(CPIXELS_BELOW) != 0) == goesOn, "at \(x), \(y)")
      }
    }
  }

  @Test(arguments: [0, 1, 128, 254, 255])
  func layingIsPorterAndDuffsOver(opacity: Int) {
    var target = [UInt8](Self.ground.prefix(Self.width * 8 * 4))
    let below = target
    let rows = Int32(8)
    target.withUnsafeMutableBufferPointer { bytes in
      let all = cpixels_target(
        bytes: bytes.baseAddress,
        width: Int32(Self.width),
        height: rows,
        stride: Self.width * 4
      )
      with(Self.picture, width: Self.width, height: 8) { cpixels_lay(all, $0, Int32(opacity)) }
    }
    func product(_ a: Int, _ b: Int) -> Int { (a * b * 2 + 255) / 510 }
    for i in target.indices {
      let alpha = product(Int(Self.picture[i / 4 * 4 + 3]), opacity)
      let level = product(Int(Self.picture[i]), opacity) + product(Int(below[i]), 255 - alpha)
      guard Int(target[i]) != level else { continue }
      Issue.record("\(target[i]) at byte \(i), not \(level)")
      return
    }
  }

  private static let ground = (0..<(width * height * 4)).map { i in
    i % 4 == 3 ? UInt8(255) : UInt8(i / 4 % 251)
  }

  private static func cells(of picture: [UInt8]) -> [UInt8] {
    var cells = [UInt8](repeating: 99, count: 15 * 13)
    with(picture, width: width, height: height) { cpixels_cells($0, &cells) }
    return cells
  }

  /// The one colour of a cell that lies inside the picture.
  private static func color(_ x: Int, _ y: Int) -> ArraySlice<UInt8>? {
    let side = Int(CPIXELS_CELL)
    guard (x + 1) * side <= width, (y + 1) * side <= height else { return nil }
    let pixels = (0..<side * side).map { i in
      let place = ((y * side + i / side) * width + x * side + i % side) * 4
      return picture[place..<(place + 4)]
    }
    return pixels.allSatisfy { $0.elementsEqual(pixels[0]) } ? ArraySlice(Array(pixels[0])) : nil
  }

  private func draw(_ view: View, knowing cells: UnsafePointer<UInt8>?) -> [UInt8] {
    var target = Self.ground
    warp(view, into: &target, columns: 0..<Self.width, knowing: cells)
    return target
  }

  private func warp(
    _ view: View,
    into target: inout [UInt8],
    columns: Range<Int>,
    knowing cells: UnsafePointer<UInt8>?
  ) {
    let (m, x) = (view.map, Double(columns.lowerBound))
    var here = cpixels_view()
    here.map = (
      m[0], m[1], m[0] * x + m[2], m[3], m[4], m[3] * x + m[5], m[6], m[7], m[6] * x + m[8]
    )
    here.antialiased = true
    here.opacity = view.opacity
    here.cells = cells
    target.withUnsafeMutableBufferPointer { bytes in
      let part = cpixels_target(
        bytes: bytes.baseAddress?.advanced(by: columns.lowerBound * 4),
        width: Int32(columns.count),
        height: Int32(Self.height),
        stride: Self.width * 4
      )
      with(Self.picture, width: Self.width, height: Self.height) { cpixels_warp(part, $0, &here) }
    }
  }
}
