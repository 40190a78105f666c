import Foundation
import Porting

// What the plugin runs: the place of the module's companions; source and place of each ported file,
// in turns; then the sources of the ported modules that it imports.

guard let job = PortingJob(words: Array(CommandLine.arguments.dropFirst())) else {
  complain("PortingTool needs pairs of paths: a source file and its ported copy")
  exit(2)
}
do {
  try job.run(complaining: complain)
} catch {
  complain("error: \(error)")
  exit(1)
}

func complain(_ sentence: String) {
  FileHandle.standardError.write(Data((sentence + "\n").utf8))
}
