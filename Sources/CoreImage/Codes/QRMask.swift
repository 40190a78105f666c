/// A pattern that turns modules, so that no code looks like a finder (ISO/IEC 18004, table 10).
enum QRMask: Int, CaseIterable {
  case squares, rows, columns, diagonals, bricks, crosses, stars, meshes

  func turns(_ x: Int, _ y: Int) -> Bool {
    switch self {
    case .squares: (x + y) % 2 == 0
    case .rows: y % 2 == 0
    case .columns: x % 3 == 0
    case .diagonals: (x + y) % 3 == 0
    case .bricks: (x / 3 + y / 2) % 2 == 0
    case .crosses: x * y % 2 + x * y % 3 == 0
    case .stars: (x * y % 2 + x * y % 3) % 2 == 0
    case .meshes: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
}

extension QRGrid {
  /// How badly a code is read (7.8.3): runs, squares, what looks like a finder, too much of one kind.
  var penalty: Int {
    let lines = (0..<side).flatMap { line in
      [(0..<side).map { self[$0, line] }, (0..<side).map { self[line, $0] }]
    }
    let dark = isDark.count { $0 }
    let balance = abs(dark * 20 - side * side * 10) / (side * side)
    return lines.reduce(0) { $0 + Self.runs($1) + Self.finders($1) } + squares + 10 * balance
  }

  private static func runs(_ line: [Bool]) -> Int {
    var (sum, length) = (0, 0)
    for index in line.indices {
      length = index > 0 && line[index] == line[index - 1] ? length + 1 : 1
      sum += length == 5 ? 3 : length > 5 ? 1 : 0
    }
    return sum
  }

  private static func finders(_ line: [Bool]) -> Int {
    let finder = [true, false, true, true, true, false, true]
    let light = [false, false, false, false]
    let (before, after) = (light + finder, finder + light)
    return line.indices.dropLast(10).reduce(0) { sum, start in
      let part = Array(line[start..<start + 11])
      return part == before || part == after ? sum + 40 : sum
    }
  }

  private var squares: Int {
    (0..<side - 1).reduce(0) { sum, y in
      sum
        + 3
        * (0..<side - 1).count { x in
          self[x, y] == self[x + 1, y] && self[x, y] == self[x, y + 1]
            && self[x, y] == self[x + 1, y + 1]
        }
    }
  }
}
