import Foundation

/// A PostScript calculator function (ISO 32000-1, 7.10.5).
struct PDFCalculator: Sendable {
  private indirect enum Step: Sendable {
    case push(Double)
    case run(String)
    case choose([Step], otherwise: [Step])
  }

  private let program: [Step]

  /// In bytes; it may run for every pixel of a picture.
  private static let longest = 1 << 16

  init?(_ text: ArraySlice<UInt8>) {
    var scanner = PDFScanner(text)
    guard text.count <= Self.longest, scanner.next()?.word == "{",
      let program = Self.block(&scanner, depth: 0)
    else { return nil }
    self.program = program
  }

  private static func block(_ scanner: inout PDFScanner, depth: Int) -> [Step]? {
    guard depth < 16 else { return nil }
    var (steps, blocks): ([Step], [[Step]]) = ([], [])
    while let item = scanner.next() {
      switch item {
      case .number(let number): steps.append(.push(number))
      case .boolean(let value): steps.append(.push(value ? 1 : 0))
      case .word("}"): return steps
      case .word("{"):
        guard let inner = block(&scanner, depth: depth + 1) else { return nil }
        blocks.append(inner)
      case .word("if"):
        guard let inner = blocks.popLast() else { return nil }
        steps.append(.choose(inner, otherwise: []))
      case .word("ifelse"):
        guard let other = blocks.popLast(), let inner = blocks.popLast() else { return nil }
        steps.append(.choose(inner, otherwise: other))
      case .word(let name): steps.append(.run(name))
      case .null, .string, .name, .array, .dictionary, .stream, .reference: return nil
      }
    }
    return nil
  }

  func callAsFunction(_ inputs: [Double]) -> [Double] {
    var stack = inputs
    run(program, &stack)
    return stack
  }

  private func run(_ steps: [Step], _ stack: inout [Double]) {
    for step in steps {
      switch step {
      case .push(let number): stack.append(number)
      case .choose(let steps, let otherwise):
        let chosen = stack.popLast() ?? 0
        run(chosen != 0 ? steps : otherwise, &stack)
      case .run(let name): apply(name, &stack)
      }
      if stack.count > 100 { return }
    }
  }

  private func apply(_ name: String, _ stack: inout [Double]) {
    if let one = Self.unary[name] {
      stack.append(one(stack.popLast() ?? 0))
    } else if let two = Self.binary[name] {
      let second = stack.popLast() ?? 0
      stack.append(two(stack.popLast() ?? 0, second))
    } else {
      move(name, &stack)
    }
  }

  private func move(_ name: String, _ stack: inout [Double]) {
    switch name {
    case "pop": _ = stack.popLast()
    case "dup": if let last = stack.last { stack.append(last) }
    case "exch": if stack.count > 1 { stack.swapAt(stack.count - 1, stack.count - 2) }
    case "copy":
      let count = Self.count(stack.popLast())
      if (0...stack.count).contains(count) { stack += stack.suffix(count) }
    case "index":
      let index = Self.count(stack.popLast())
      if (0..<stack.count).contains(index) { stack.append(stack[stack.count - 1 - index]) }
    case "roll":
      let (turns, count) = (Self.count(stack.popLast()), Self.count(stack.popLast()))
      guard count > 0, count <= stack.count else { return }
      let part = Array(stack.suffix(count))
      let shift = ((turns % count) + count) % count
      stack.replaceSubrange(
        (stack.count - count)...,
        with: part.suffix(shift) + part.dropLast(shift)
      )
    default: return
    }
  }

  private static func count(_ value: Double?) -> Int { Int(exactly: (value ?? 0).rounded()) ?? -1 }

  private static let unary: [String: @Sendable (Double) -> Double] = [
    "abs": { abs($0) }, "neg": { -$0 }, "ceiling": { $0.rounded(.up) },
    "floor": { $0.rounded(.down) }, "round": { ($0 + 0.5).rounded(.down) },
    "truncate": { $0.rounded(.towardZero) }, "cvi": { $0.rounded(.towardZero) }, "cvr": { $0 },
    "sqrt": { max($0, 0).squareRoot() }, "sin": { sin($0 * .pi / 180) },
    "cos": { cos($0 * .pi / 180) }, "ln": { log($0) }, "log": { log10($0) },
    "not": { $0 == 0 ? 1 : 0 },
  ]

  private static let binary: [String: @Sendable (Double, Double) -> Double] = [
    "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 },
    "div": { $1 == 0 ? 0 : $0 / $1 }, "idiv": { $1 == 0 ? 0 : ($0 / $1).rounded(.towardZero) },
    "mod": { $1 == 0 ? 0 : $0.truncatingRemainder(dividingBy: $1) }, "exp": { pow($0, $1) },
    "atan": { (atan2($0, $1) * 180 / .pi + 360).truncatingRemainder(dividingBy: 360) },
    "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 },
    "ge": { $0 >= $1 ? 1 : 0 }, "lt": { $0 < $1 ? 1 : 0 }, "le": { $0 <= $1 ? 1 : 0 },
    "and": { $0 != 0 && $1 != 0 ? 1 : 0 }, "or": { $0 != 0 || $1 != 0 ? 1 : 0 },
    "xor": { ($0 != 0) != ($1 != 0) ? 1 : 0 },
  ]
}
