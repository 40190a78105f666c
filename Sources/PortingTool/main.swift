import Foundation
import Porting

// What the plugin runs: source and place of the ported file, in turns, all of one module.

let words = Array(CommandLine.arguments.dropFirst())
guard !words.isEmpty, words.count.isMultiple(of: 2) else {
  complain("PortingTool needs pairs of paths: a source file and its ported copy")
  exit(2)
}
do {
  let pairs = stride(from: 0, to: words.count, by: 2).map { (words[$0], words[$0 + 1]) }
  try PortingJob(pairs).run(complaining: complain)
} catch {
  complain("error: \(error)")
  exit(1)
}

func complain(_ sentence: String) {
  FileHandle.standardError.write(Data((sentence + "\n").utf8))
}
